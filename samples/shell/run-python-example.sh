# #status compile-only: the reader saves the program as create-organism.py first
python create-organism.py
