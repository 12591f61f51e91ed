# #status compile-only: needs the address of the reader's proxy
export HTTPS_PROXY=http://proxy.example:8080
cargo fetch
