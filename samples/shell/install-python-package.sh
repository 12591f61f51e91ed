# #status compile-only: downloads the package
pip install "genesis-protocol==0.1.*" --index-url https://genesis-protocol.org/simple/
