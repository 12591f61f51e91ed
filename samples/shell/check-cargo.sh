cargo --version
