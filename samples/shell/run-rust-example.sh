# #status compile-only: the reader saves the program as examples/create-organism.rs first
cargo run --release --example create-organism
