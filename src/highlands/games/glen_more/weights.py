"""What a bot holds things for worth in Glen More, found by letting its versions play."""


class Weights:
    """In points, or as a part of something else that is worth points."""

    def __init__(self) -> None:
        self.pace = 5.5  # spaces that a pawn moves in a turn, on average
        self.lasting = 0.8  # how much of a lead is still there one scoring later
        self.growing = 0.5  # how much of the next step of a lead counts already
        self.turn = 2.5  # what a turn brings besides the tiles it activates
        self.activation = 0.45  # how much of what the best spot would activate a turn brings
        self.spots = 2  # how many of the best spots count alike: a tile does not fit everywhere
        self.purse = 0.5  # what a coin is worth beyond its point while it can be spent
        self.leader = 0.5  # how far a seat looks at the best of the others, not at all alike
        self.cube = 1.6  # what the first cube of a resource may bring
        self.glut = 0.8  # what each further one is worth, compared with the one before
        self.fed = 0.9  # what a cube given for points could have brought
        self.bought = 1.8  # what a cube costs that must be bought
        self.member = 0.9  # a clan member who can become a chieftain, compared with one
        self.near = 0.2  # a movement point that can make no chieftain
