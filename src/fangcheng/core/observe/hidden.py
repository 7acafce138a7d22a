"""What is hidden from a seat, as words: hands of the others and the wall. Only critics read it, while they learn."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.observe.hidden_channels import (
    FACE_DOWN_BEHIND,
    HAND_BEHIND,
    HIDDEN_WORDS,
    IN_THE_WALL,
    KONGS_BEHIND,
    NEXT_DRAWS,
    OF_AN_OTHER,
    STANDING_BEHIND,
    TREASURE_THERE,
    UNDER_INDICATORS,
    WAITS_BEHIND,
)
from fangcheng.core.observe.words import mark, mark_count, mark_more
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, FACE_DOWN_CUT, IN_WALL
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.dora import sees_ura
from fangcheng.core.table.treasure import NO_TREASURE
from fangcheng.tiles import KINDS

DRAWS_TOLD = 4


@kernel
def observe_hidden(tables, rules, seats, words):
    """Write what is hidden from a seat of each table into the rows of `words`; -1 leaves a row zero."""
    for number in range(tables.shape[0]):
        for place in range(HIDDEN_WORDS):
            words[number, place] = NONE
        reader = int(seats[number])
        if reader >= 0:
            write_hidden(tables[number], rules[0], reader, words, number)


@kernel
def write_hidden(table: Table, rules: Rules, reader, words, row):
    """Write what is hidden from a seat of one table."""
    for rel in range(1, int(table.seats)):
        write_other(table, rules, (reader + rel) % int(table.seats), words, row, OF_AN_OTHER * (rel - 1))
    write_wall_behind(table, words, row)
    for number in range(int(table.indicators.count)):
        if sees_ura(rules, number):
            mark(words, row, UNDER_INDICATORS, int(table.wall[int(table.indicators.positions[number]) + 1]))
    if rules.treasure != 0 and table.treasure.position != NO_TREASURE:
        mark(words, row, TREASURE_THERE, int(table.wall[int(table.treasure.position)]))


@kernel
def write_other(table: Table, rules: Rules, other, words, row, block):
    """Write the hand of another seat, and what of its tiles lies face down."""
    for kind in range(KINDS):
        mark_count(words, row, block + HAND_BEHIND, kind, int(table.hand[other, kind]))
    words[row, block + WAITS_BEHIND] = table.waits[other]
    if rules.standing != 0:
        for place in range(4):
            mark(words, row, block + STANDING_BEHIND, int(table.standing_four.faces[other, place]))
    for index in range(int(table.meld_count[other])):
        if table.meld_kind[other, index] == CONCEALED_KONG_MELD:
            mark(words, row, block + KONGS_BEHIND, int(table.meld_face[other, index]))
    for index in range(int(table.river_count[other])):
        if table.river_flags[other, index] & FACE_DOWN_CUT != 0:
            mark(words, row, block + FACE_DOWN_BEHIND, int(table.river[other, index]))


@kernel
def write_wall_behind(table: Table, words, row):
    """Write the next tiles of the wall in the order of drawing, and how many of each kind stand in it."""
    told = 0
    for position in range(int(table.wall_size)):
        if table.place[position] != IN_WALL:
            continue
        tile = int(table.wall[position])
        mark_more(words, row, IN_THE_WALL, 4, tile)
        if told < DRAWS_TOLD and position >= table.next_tile and told < table.drawable:
            mark(words, row, NEXT_DRAWS + told, tile)
            told += 1
