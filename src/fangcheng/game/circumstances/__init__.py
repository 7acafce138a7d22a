"""The circumstances of a win: one table of words for library, command line, page, records and case files."""
