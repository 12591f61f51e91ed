cargo fetch
cargo build --offline
