"""Outlook: the distance and acceptance of a hand as it is, and after each of its discards."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.distance import distance, wanted, wanted_after_discards
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import forms_open, has_tile_to_spare, sets_to_form


@kernel
def outlook(tables, number, rules, desks, seat, discards, distances, masks):
    """Fill two rows: a hand's distance and acceptance after the discard of each face, and in one more place as it is.

    Faces that cannot be discarded get distance -1, and a hand with a tile to discard has no acceptance as it is.
    With `discards` 0 only the distance of the hand as it is gets counted.
    Takes plain arrays, for views ask from Python (see `core.flow.act_at`).
    """
    table = tables[number]
    shapes = desks[0].shapes
    holding = hold(shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets, forms = sets_to_form(table, rules[0], seat), forms_open(table, rules[0], seat)
    full = has_tile_to_spare(table, rules[0], seat)
    last = distances.shape[0] - 1
    distances[last] = distance(shapes, holding, sets, forms)
    masks[last] = NONE
    for some_face in range(last):
        distances[some_face] = -1
    if full and discards != 0:
        wanted_after_discards(shapes, table.hand[seat], holding, sets, forms, distances, masks)
    elif discards != 0:
        masks[last] = wanted(shapes, holding, sets, forms)
