# #status compile-only: the address of the proxy is the reader's own
export HTTPS_PROXY=http://proxy.example:8080
cargo fetch
