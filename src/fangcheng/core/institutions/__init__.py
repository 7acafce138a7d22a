"""What only some regions know, one institution a file; the rules switch each of them on."""
