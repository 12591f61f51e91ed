# #status compile-only: downloads and installs software
cargo install --git https://github.com/elSilveira/genesis-protocol
cargo install --list
