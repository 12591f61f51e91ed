# #status compile-only: downloads the published package
pip install "genesis-protocol==0.1.*"
