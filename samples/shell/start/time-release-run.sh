time cargo run --release
