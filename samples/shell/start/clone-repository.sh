# #status compile-only: downloads the repository
git clone https://github.com/elSilveira/genesis-protocol
cd genesis-protocol
cargo build --release
cargo test
