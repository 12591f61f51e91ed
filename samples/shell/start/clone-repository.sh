# #status compile-only: downloads the repository
git clone https://genesis-protocol.org/genesis-protocol.git
cd genesis-protocol/rust
cargo test
