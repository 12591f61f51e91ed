# #region hidden
from genesis_protocol import DNA, Mutation

dna = DNA.from_seed(7)

# #endregion
# Far above the usual range, so that the effect shows.
for kind in [Mutation.POINT, Mutation.INSERTION, Mutation.DELETION]:
    mutant = dna.mutate_by(kind, 0.1, 1)
    print(f"{kind}: {len(mutant.sequence())} bytes")

    lowest, highest = kind.probability()
    print(f"  usual range {lowest}-{highest}")
