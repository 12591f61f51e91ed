python -c "import genesis_protocol"
