# #status compile-only: needs the venv package, which not every machine has
python3 -m venv .venv
source .venv/bin/activate
