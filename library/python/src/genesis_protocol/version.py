"""The version of the package, which is the same as the Rust crate's."""

VERSION = "0.1.0"
