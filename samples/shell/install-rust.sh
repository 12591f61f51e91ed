# #status compile-only: installs software
curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh
