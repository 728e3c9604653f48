"""Games that are kept: the same answers must lead to the same end for ever."""
