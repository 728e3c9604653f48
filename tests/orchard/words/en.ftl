### The words of the toy game.

title-orchard = Orchard
zone-stalls = stalls
zone-garden = garden
stall = stall { $number }
note = note worth { $number }
die = die { $number }
plot-home = home plot
plot-apples = apple trees
plot-pears = pear trees
plot-press = press
plot-shed = shed
plot-hall = hall
fruit-apple = apple
    .many = { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
fruit-pear = pear
    .many = { $count ->
        [one] { $count } pear
       *[other] { $count } pears
    }
thing-coin = coins
    .many = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
thing-point = points
    .many = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
thing-sealed = sealed notes

prompt-take = { $player }, take a plot or idle.
prompt-lay = { $player }, lay the plot.
prompt-wake = { $player }, which plot do you wake?
prompt-pay = { $player }, press which fruit?
prompt-vote = { $player }, vote in secret.
prompt-buy = { $player }, buy the fruit?

choice-take = Take from { $stall }
choice-lay = Lay at { $cell }
choice-wake = Wake { $cell }
choice-pay = Press one { $fruit }
choice-sell = Sell one { $fruit }
choice-idle = Idle for a coin
choice-vote-aye = Vote aye
choice-vote-nay = Vote nay
choice-agree = Buy it
choice-decline = No, thanks
choice-draw = Draw

event-took = { $player } takes { $plot }.
event-laid = { $player } lays { $plot }.
event-looked-at = { $player } looks at a { $note }.
event-voted = { $player } has voted.
event-gained = { $player } gains { $gain }.
event-lost = { $player } gives { $gain }.

option-hawker = The hawker
    .text = May others buy what one picks?
option-hawker-yes = comes
    .text = Yes, for two coins.
option-hawker-no = stays at home
    .text = No.
option-coins = Coins
    .text = How many coins does everybody begin with?
option-coins-4 = four
    .text = The usual purse.
option-coins-2 = two
    .text = A thin purse.
option-coins-9 = nine
    .text = A fat purse.

refusal-orchard-take-no-plot = Nothing lies there.
    .title = A plot
refusal-orchard-take-price = The plot costs { $price }, and you have { $coins }: { $plot }.
    .title = The price
refusal-orchard-take-nowhere-to-lay = It could be laid nowhere.
    .title = Room
refusal-orchard-lay-beside = That is not beside the garden.
    .title = Beside
refusal-orchard-lay-needs-trees = A house needs trees beside it.
    .title = Trees
refusal-orchard-wake-once = That plot is not waiting.
    .title = Once
refusal-orchard-pay-no-fruit = You have none.
    .title = Fruit to press
refusal-orchard-sell-no-fruit = You have none to sell.
    .title = Fruit to sell
refusal-orchard-sell-glut = The market is full.
    .title = The market
refusal-orchard-other-word = That is not the word.
    .title = The word
refusal-orchard-position-connected = A garden has no gaps.
    .title = No gaps
refusal-hawker-buy-coins = You cannot pay for it.
    .title = The hawker’s price
refusal-hawker-buy-basket = Your basket is full.
    .title = The basket
refusal-hawker-buy-no-answer = That is no answer to an offer.
    .title = Yes or no
refusal-hawker-lay-alike = Plots of a sort keep apart.
    .title = Apart
