python population-evolution.py
