"""The version of the package; the Rust crate has the same."""

VERSION = "0.1.0"
