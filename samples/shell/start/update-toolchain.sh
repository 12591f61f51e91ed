# #status compile-only: downloads a toolchain
rustup update stable
