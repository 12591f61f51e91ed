# #status compile-only: needs the venv package of the system, which not every machine has
python3 -m venv .venv
source .venv/bin/activate
