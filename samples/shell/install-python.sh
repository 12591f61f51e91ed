# #status compile-only: installs software
sudo apt-get install python3 python3-pip python3-venv
