rustc --version
cargo --version
git --version
