rustc --version
