sudo apt-get install git
