# #status compile-only: the reader saves the program as examples/benchmark.rs first
cargo run --release --example benchmark
