"""The help text of each command, which is the same as in the Rust crate."""

GENESIS = """\
Digital organisms on the command line

Usage: genesis <command> [options]

Commands:
  dna       Show the DNA generated from a seed
  evolve    Evolve a population
  simulate  Let organisms live in an environment
  chat      Talk to others as an organism

Options:
  --help     Show this help, or that of a command: genesis evolve --help
  --version  Show the version

Exit codes: 0 success, 1 failure, 2 wrong arguments
"""

_DNA = """\
Show the DNA generated from a seed: its checksum, its genes and its bytes

Usage: genesis dna [options]

Options:
  --seed <n>  Seed, 0 to 18446744073709551615 [default: 42]
  --json      Write JSON
  --help      Show this help
"""

_EVOLVE = """\
Evolve a population and show its fitness. The same options always give the same result.

Usage: genesis evolve [options]

Options:
  --population <n>      Number of organisms, 10 to 10000 [default: 100]
  --generations <n>     Number of generations, 1 to 1000000 [default: 100]
  --mutation-rate <p>   Probability that a byte mutates, 0.001 to 0.1 [default: 0.01]
  --crossover-rate <p>  Probability that a child has two parents, 0.1 to 0.9 [default: 0.8]
  --seed <n>            Seed, 0 to 18446744073709551615 [default: 42]
  --json                Write every generation as JSON
  --csv                 Write every generation as CSV
  --help                Show this help
"""

_SIMULATE = """\
Let organisms live in an environment with a limited amount of food. The same options always give the same result.

Usage: genesis simulate [options]

Options:
  --organisms <n>  Number of organisms, 1 to 1000 [default: 40]
  --steps <n>      Number of steps, 1 to 1000000 [default: 200]
  --food <amount>  Food at the start, 0 to 1000000 [default: 0.5 for each organism]
  --seed <n>       Seed, 0 to 18446744073709551615 [default: 42]
  --json           Write every step as JSON
  --csv            Write every step as CSV
  --help           Show this help
"""

_CHAT = """\
Talk to others in the terminal. You are an organism, and every line that you send is a NeuralMessage.
It travels up to 10 hops, and each organism may send 100 messages in 60 seconds.

Messages are not encrypted: anyone on the network path can read them.

Usage: genesis chat --name <name> [--listen <address>] [--connect <address>] [options]

Options:
  --name <name>        Your name: 1 to 16 lowercase letters, digits or hyphens
  --listen <address>   Wait for others: a port on this computer, or address:port
  --connect <address>  Join others: a port on this computer, or address:port
  --seed <n>           Seed of your DNA, 0 to 18446744073709551615 [default: from your name]
  --help               Show this help

In the chat, /who lists who is there and /quit leaves. To send a message that begins with /, type / twice.
"""

HELP = {"dna": _DNA, "evolve": _EVOLVE, "simulate": _SIMULATE, "chat": _CHAT}
