"""The version of the package, the same as that of the Rust crate."""

VERSION = "0.1.0"
