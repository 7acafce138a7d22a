"""What only some regions know, such as exchanging tiles or bets: one institution a file, switched on by the rules.

The same words begin the functions of all: `clear_` begins a hand or match without it, `ask_` puts its question to
several seats, `offer_` opens its actions to one, `take_` carries out what was answered, `pay_` pays what is due.
`hooks.py` calls them at its points in the course of a hand.
"""
