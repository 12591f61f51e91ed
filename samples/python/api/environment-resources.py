from genesis_protocol import Environment, OutOfRange

meadow = Environment(200.0, 100.0)
meadow.add_resource("food", 2.0)
meadow.add_resource("food", 0.5)
meadow.add_resource("water", 8.0)

for name, amount in meadow.resources().items():
    print(f"{name:<5} {amount:.1f}")
try:
    meadow.add_resource("food", -1.0)
except OutOfRange as error:
    print(f"error: {error}")
