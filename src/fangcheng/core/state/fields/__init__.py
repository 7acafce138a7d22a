"""Every setting of the rules, declared once: the chapters of the rules record, and the kinds of settings there are."""
