uname -m && free -h && df -h .
