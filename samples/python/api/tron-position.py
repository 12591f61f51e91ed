# #region hidden
from genesis_protocol import DNA, OutOfRange, Position, Tron

tron = Tron(DNA.from_seed(7))
tron.initialize_neural_network()

# #endregion
start = tron.position()
tron.move_to(Position(x=30.0, y=40.0))
print(f"moved by {start.distance(tron.position()):.1f}")

outside = Position(x=-1.0, y=0.0)
try:
    tron.move_to(outside)
except OutOfRange as error:
    print(f"error: {error}")
position = tron.position()
print(f"still at {position.x:.1f}, {position.y:.1f}")
