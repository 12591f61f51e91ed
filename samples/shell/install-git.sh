# #status compile-only: installs software
sudo apt-get install git
