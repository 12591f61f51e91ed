git --version
