# #status compile-only: downloads and installs software
cargo install genesis-protocol --index sparse+https://genesis-protocol.org/registry/
