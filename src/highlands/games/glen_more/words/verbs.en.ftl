### Words for the verbs of choices, as somebody may type them.

verb-take = take
verb-discard = discard
verb-place = place put
verb-activate = activate
verb-give = give
verb-gain = gain
verb-sell = sell
verb-buy = buy
verb-pay = pay
verb-surrender = surrender
verb-march = move march
verb-promote = promote
verb-decline = decline
