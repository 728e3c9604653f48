### The pieces of the game: what each is called, alone (value), counted (.many) and as the one
### that is meant (.the).

title-glen-more = Glen More

## Tiles, by their kind

tile-forest = forest
    .the = the forest
    .many = { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
tile-quarry = quarry
    .the = the quarry
    .many = { $count ->
        [one] { $count } quarry
       *[other] { $count } quarries
    }
tile-meadow = meadow
    .the = the meadow
    .many = { $count ->
        [one] { $count } meadow
       *[other] { $count } meadows
    }
tile-pasture = pasture
    .the = the pasture
    .many = { $count ->
        [one] { $count } pasture
       *[other] { $count } pastures
    }
tile-wheat-field = wheat field
    .the = the wheat field
    .many = { $count ->
        [one] { $count } wheat field
       *[other] { $count } wheat fields
    }
tile-village = village
    .the = the village
    .many = { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
tile-start-village = starting village
    .the = the starting village
    .many = { $count ->
        [one] { $count } starting village
       *[other] { $count } starting villages
    }
tile-distillery = distillery
    .the = the distillery
    .many = { $count ->
        [one] { $count } distillery
       *[other] { $count } distilleries
    }
tile-fair = fair
    .the = the fair
    .many = { $count ->
        [one] { $count } fair
       *[other] { $count } fairs
    }
tile-butcher = butcher
    .the = the butcher
    .many = { $count ->
        [one] { $count } butcher
       *[other] { $count } butchers
    }
tile-grocer = grocer
    .the = the grocer
    .many = { $count ->
        [one] { $count } grocer
       *[other] { $count } grocers
    }
tile-bridge = bridge
    .the = the bridge
    .many = { $count ->
        [one] { $count } bridge
       *[other] { $count } bridges
    }
tile-tavern = tavern
    .the = the tavern
    .many = { $count ->
        [one] { $count } tavern
       *[other] { $count } taverns
    }
tile-castle = castle
    .the = the castle
    .many = { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
tile-loch = loch
    .the = the loch
    .many = { $count ->
        [one] { $count } loch
       *[other] { $count } lochs
    }
tile-abbey = abbey
    .the = the abbey
    .many = { $count ->
        [one] { $count } abbey
       *[other] { $count } abbeys
    }

## Special locations, tile and card alike

tile-iona-abbey = Iona Abbey
    .the = Iona Abbey
tile-loch-lochy = Loch Lochy
    .the = Loch Lochy
tile-loch-morar = Loch Morar
    .the = Loch Morar
tile-loch-ness = Loch Ness
    .the = Loch Ness
tile-loch-shiel = Loch Shiel
    .the = Loch Shiel
tile-loch-oich = Loch Oich
    .the = Loch Oich
tile-armadale-castle = Armadale Castle
    .the = Armadale Castle
tile-castle-moil = Castle Moil
    .the = Castle Moil
tile-castle-stalker = Castle Stalker
    .the = Castle Stalker
tile-castle-of-mey = Castle of Mey
    .the = the Castle of Mey
tile-duart-castle = Duart Castle
    .the = Duart Castle
tile-cawdor-castle = Cawdor Castle
    .the = Cawdor Castle
tile-donan-castle = Donan Castle
    .the = Donan Castle

## Colours of tiles

colour-yellow = yellow tile
colour-green = green tile
colour-brown = brown tile
colour-gray = gray tile
colour-blue = blue tile

## Resources

resource-wood = wood
    .the = the wood
    .many = { $count } wood
resource-stone = stone
    .the = the stone
    .many = { $count } stone
resource-sheep = sheep
    .the = the sheep
    .many = { $count } sheep
resource-cattle = cattle
    .the = the cattle
    .many = { $count } cattle
resource-grain = grain
    .the = the grain
    .many = { $count } grain

## Other things

thing-any = a resource of your choice
    .many = { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
thing-different = different resources
    .many = { $count ->
        [one] { $count } resource
       *[other] { $count } different resources
    }
thing-kind = kinds of resource
    .many = { $count ->
        [one] { $count } more kind of resource
       *[other] { $count } more kinds of resource
    }
thing-whisky = whisky
    .the = the whisky
    .many = { $count ->
        [one] { $count } barrel of whisky
       *[other] { $count } barrels of whisky
    }
thing-clan-member = clan member
    .the = the clan member
    .many = { $count ->
        [one] { $count } clan member
       *[other] { $count } clan members
    }
thing-chieftain = chieftain
    .the = the chieftain
    .many = { $count ->
        [one] { $count } chieftain
       *[other] { $count } chieftains
    }
thing-coin = coin
    .the = the coin
    .many = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
thing-vp = point
    .the = the point
    .many = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
thing-movement = movement point
    .the = the movement point
    .many = { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
thing-unused = unused movement
    .the = unused movement
thing-warehouse = warehouse
    .the = the warehouse
thing-tiles = tiles
thing-die = die
    .the = the die
thing-bare = bare ground
    .the = the bare ground

## Places and moments

zone-track = Track
zone-warehouse = Warehouse
zone-stacks = Stacks
zone-cards = Special locations
zone-territory = Territory

space = space { $number }
stack = stack { $number }
die = die: { $number }
count = { $number }
round = { $number ->
    [1] first scoring
    [2] second scoring
   *[3] third scoring
}
round-final = final scoring

when-placement = when placed
when-turn = once a turn
when-scoring = in each scoring
when-ending = in the final scoring

scoring-whisky = whisky
scoring-chieftains = chieftains
scoring-locations = special locations
scoring-coins = coins
scoring-tiles = tiles
