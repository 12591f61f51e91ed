genesis evolve --population 100 --generations 100 --seed 7
