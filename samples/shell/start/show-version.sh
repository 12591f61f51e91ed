cargo tree -p genesis-protocol
