cargo new digital-life
cd digital-life
mkdir .cargo
cat > .cargo/config.toml << 'END'
[registries.genesis]
index = "sparse+https://genesis-protocol.org/registry/"
END
