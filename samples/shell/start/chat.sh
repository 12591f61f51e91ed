# #status compile-only: waits for people
genesis chat --name ada --listen 7000
genesis chat --name bob --connect 7000
