"""The rules as kernels over one table record; knows numbers only."""
