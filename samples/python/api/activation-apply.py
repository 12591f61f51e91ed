from genesis_protocol import Activation

for function in Activation:
    outputs = [function.apply(x) for x in [-2.0, 0.0, 2.0]]
    row = ", ".join(f"{output:.3f}" for output in outputs)
    print(f"{function!s:<10} [{row}]")
