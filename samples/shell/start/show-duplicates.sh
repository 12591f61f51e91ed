cargo tree --duplicates
