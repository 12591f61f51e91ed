from genesis_protocol import DNA, Tron

tron = Tron(DNA.from_seed(7))

print(f"DNA        {tron.dna().checksum()[:8]}")
print(f"generation {tron.generation()}")
print(f"energy     {tron.energy():.1f}")
print(f"state      {tron.state()}")
