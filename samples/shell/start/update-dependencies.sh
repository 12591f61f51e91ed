cargo update
cargo build
