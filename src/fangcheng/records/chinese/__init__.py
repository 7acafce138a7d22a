"""Records of Chinese Official games: Botzone and the IJCAI competition."""
