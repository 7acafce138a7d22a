"""What only some regions know, one institution a file; the rules switch each of them on.

The same words begin the functions of all: `clear_` a hand or match without it, `ask_` its question to several seats,
`offer_` its actions to one, `take_` what was answered, `pay_` what is due. `hooks.py` calls them where the flow of a
hand comes by.
"""
