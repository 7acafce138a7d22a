"""mjai's JSON lines, the common tongue of riichi programs, read and written."""
