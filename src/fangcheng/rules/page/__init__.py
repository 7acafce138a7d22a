"""Whether a page is sound, told with file and line: its shape, its lists, its options, every record it can make."""
