"""Crossbar as this product's router: `python -m marsa_router start`."""
