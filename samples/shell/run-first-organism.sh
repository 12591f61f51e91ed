python first-organism.py
