import { createStaticServer } from "./static-server.ts";

const host = "127.0.0.1";
const port = readPort(process.env.PORT);
const server = createStaticServer(process.argv[2] ?? "build/client");

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
  process.exitCode = 1;
});
server.listen(port, host, () => console.log(`The site is at http://${host}:${port}/ (Ctrl+C stops it)`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}

function readPort(given = "4173"): number {
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`PORT is "${given}". Give a number from 1 to 65535, such as PORT=4173.`);
  process.exit(1);
}
