pip install genesis-protocol
