// Change the number if a new worker couldn't read what an old one stored.
export const visitedCache = "visited-1";
export const savedPrefix = "saved-1-";
export const shellPrefix = "shell-1-";
