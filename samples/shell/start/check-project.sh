cargo check
