### Le matériel : le nom seul (valeur), compté (.many), avec son article (.the).

title-glen-more = Glen More

## Les tuiles, par sorte

tile-forest = forêt
    .the = la forêt
    .many = { $count ->
        [one] { $count } forêt
       *[other] { $count } forêts
    }
tile-quarry = carrière
    .the = la carrière
    .many = { $count ->
        [one] { $count } carrière
       *[other] { $count } carrières
    }
tile-meadow = pré
    .the = le pré
    .many = { $count ->
        [one] { $count } pré
       *[other] { $count } prés
    }
tile-pasture = pâturage
    .the = le pâturage
    .many = { $count ->
        [one] { $count } pâturage
       *[other] { $count } pâturages
    }
tile-wheat-field = champ de blé
    .the = le champ de blé
    .many = { $count ->
        [one] { $count } champ de blé
       *[other] { $count } champs de blé
    }
tile-village = village
    .the = le village
    .many = { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
tile-start-village = village de départ
    .the = le village de départ
    .many = { $count ->
        [one] { $count } village de départ
       *[other] { $count } villages de départ
    }
tile-distillery = distillerie
    .the = la distillerie
    .many = { $count ->
        [one] { $count } distillerie
       *[other] { $count } distilleries
    }
tile-fair = foire annuelle
    .the = la foire annuelle
    .many = { $count ->
        [one] { $count } foire annuelle
       *[other] { $count } foires annuelles
    }
tile-butcher = boucher
    .the = le boucher
    .many = { $count ->
        [one] { $count } boucher
       *[other] { $count } bouchers
    }
tile-grocer = épicier
    .the = l’épicier
    .many = { $count ->
        [one] { $count } épicier
       *[other] { $count } épiciers
    }
tile-bridge = pont
    .the = le pont
    .many = { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    }
tile-tavern = taverne
    .the = la taverne
    .many = { $count ->
        [one] { $count } taverne
       *[other] { $count } tavernes
    }
tile-castle = château
    .the = le château
    .many = { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }
tile-loch = loch
    .the = le loch
    .many = { $count ->
        [one] { $count } loch
       *[other] { $count } lochs
    }
tile-abbey = abbaye
    .the = l’abbaye
    .many = { $count ->
        [one] { $count } abbaye
       *[other] { $count } abbayes
    }

## Les lieux spéciaux, tuile et carte

tile-iona-abbey = Iona Abbey
    .the = Iona Abbey
tile-loch-lochy = Loch Lochy
    .the = le Loch Lochy
tile-loch-morar = Loch Morar
    .the = le Loch Morar
tile-loch-ness = Loch Ness
    .the = le Loch Ness
tile-loch-shiel = Loch Shiel
    .the = le Loch Shiel
tile-loch-oich = Loch Oich
    .the = le Loch Oich
tile-armadale-castle = Armadale Castle
    .the = Armadale Castle
tile-castle-moil = Castle Moil
    .the = Castle Moil
tile-castle-stalker = Castle Stalker
    .the = Castle Stalker
tile-castle-of-mey = Castle of Mey
    .the = Castle of Mey
tile-duart-castle = Duart Castle
    .the = Duart Castle
tile-cawdor-castle = Cawdor Castle
    .the = Cawdor Castle
tile-donan-castle = Donan Castle
    .the = Donan Castle

## Les couleurs des tuiles

colour-yellow = tuile jaune
colour-green = tuile verte
colour-brown = tuile brune
colour-gray = tuile grise
colour-blue = tuile bleue

## Les ressources

resource-wood = bois
    .the = le bois
    .many = { $count } bois
resource-stone = pierre
    .the = la pierre
    .many = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
resource-sheep = mouton
    .the = le mouton
    .many = { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
resource-cattle = bétail
    .the = le bétail
    .many = { $count ->
        [one] { $count } bétail
       *[other] { $count } bétails
    }
resource-grain = céréale
    .the = la céréale
    .many = { $count ->
        [one] { $count } céréale
       *[other] { $count } céréales
    }

## Le reste

thing-any = ressource au choix
    .many = { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
thing-different = ressources différentes
    .many = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources différentes
    }
thing-kind = sortes de ressources
    .many = { $count ->
        [one] { $count } autre sorte de ressource
       *[other] { $count } autres sortes de ressources
    }
thing-whisky = whisky
    .the = le whisky
    .many = { $count ->
        [one] { $count } tonneau de whisky
       *[other] { $count } tonneaux de whisky
    }
thing-clan-member = membre du clan
    .the = le membre du clan
    .many = { $count ->
        [one] { $count } membre du clan
       *[other] { $count } membres du clan
    }
thing-chieftain = chef de clan
    .the = le chef de clan
    .many = { $count ->
        [one] { $count } chef de clan
       *[other] { $count } chefs de clan
    }
thing-coin = pièce
    .the = la pièce
    .many = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
thing-vp = point
    .the = le point
    .many = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
thing-movement = point de déplacement
    .the = le point de déplacement
    .many = { $count ->
        [one] { $count } point de déplacement
       *[other] { $count } points de déplacement
    }
thing-unused = déplacement inutilisé
    .the = le déplacement inutilisé
thing-warehouse = entrepôt
    .the = l’entrepôt
thing-tiles = tuiles
thing-die = dé
    .the = le dé
thing-bare = case vide
    .the = la case vide

## Les endroits et les moments

zone-track = Piste
zone-warehouse = Entrepôt
zone-stacks = Piles
zone-cards = Lieux spéciaux
zone-territory = Territoire

space = case { $number }
stack = pile { $number }
die = dé : { $number }
count = { $number }
round = { $number ->
    [1] premier décompte
    [2] deuxième décompte
   *[3] troisième décompte
}
round-final = décompte final

when-placement = à la pose
when-turn = une fois par tour
when-scoring = à chaque décompte
when-ending = au décompte final

scoring-whisky = whisky
scoring-chieftains = chefs de clan
scoring-locations = lieux spéciaux
scoring-coins = pièces
scoring-tiles = tuiles
