from genesis_protocol import Environment, Paused

meadow = Environment(200.0, 100.0)
meadow.run(5)

meadow.pause()
try:
    meadow.step()
except Paused as error:
    print(f"error: {error}")
print(f"paused at step {meadow.state().step}")

meadow.resume()
meadow.step()
print(f"now at step {meadow.state().step}")
