import { readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { addressOf, join, type Participant } from "./chat/participant.ts";
import { buildTool, tools } from "./programs.ts";

beforeAll(buildTool);

const { rust, python } = tools;
const pairs = [
  ["rust", "python"],
  ["python", "rust"],
] as const;

/** Starts a listening participant and one that is connected to it. */
async function twoOf(first: readonly string[], second: readonly string[]) {
  const ada = join(first, "--name", "ada", "--listen", "127.0.0.1:0");
  const address = await addressOf(ada);
  const bob = join(second, "--name", "bob", "--connect", address);
  await Promise.all([ada.sees("bob joined"), bob.sees("ada joined")]);
  return { ada, bob, address };
}

test.for(pairs)(
  "a %s and a %s participant exchange messages, see a third join, and notice that it was killed",
  async ([one, other]) => {
    const { ada, bob, address } = await twoOf(tools[one], tools[other]);
    ada.type("hello bob");
    await bob.sees("ada: hello bob\n");
    bob.type("Grüße \u001b[31mund\u0007 Zeichen");
    await ada.sees("bob: Grüße [31mund Zeichen\n");
    const carl = join(tools[one], "--name", "carl", "--connect", address);
    await Promise.all([carl.sees("ada joined"), ada.sees("carl joined"), bob.sees("carl joined")]);
    carl.type("good morning");
    await Promise.all([ada.sees("carl: good morning\n"), bob.sees("carl: good morning\n")]);
    bob.type("/who");
    await bob.sees(/\* here: ada \w{8}, carl \w{8}\n/);
    await carl.kill();
    await Promise.all([ada.sees("carl is gone: the connection was lost"), bob.sees("carl left")]);
    bob.type("/quit");
    await ada.sees("bob left");
    expect(await bob.ended()).toBe(0);
    expect(ada.printed()).toContain("messages are not encrypted");
  },
);

test.for(pairs)(
  "a message is forwarded along a chain of %s and %s participants and arrives only once",
  async ([one, other]) => {
    const ada = join(tools[one], "--name", "ada", "--listen", "0");
    const first = await addressOf(ada);
    const bob = join(tools[other], "--name", "bob", "--listen", "0", "--connect", first);
    const second = await addressOf(bob);
    await ada.sees("bob joined");
    const carl = join(tools[one], "--name", "carl", "--connect", second);
    await Promise.all([carl.sees("bob joined"), ada.sees("carl joined")]);
    carl.type("through the chain");
    await ada.sees("carl: through the chain\n");
    // Messages arrive in order, so a duplicate would have been printed before this one.
    ada.type("and back");
    await carl.sees("ada: and back\n");
    expect(ada.printed().match(/through the chain/g)).toHaveLength(1);
  },
);

test.for(["rust", "python"] as const)("the message rate is limited: %s", async (language) => {
  const { ada, bob } = await twoOf(tools[language], tools[language]);
  for (let number = 1; number <= 130; number++) bob.type(`line ${number}`);
  await bob.sees(/not sent: 100 messages in 60 s is the limit; try again in \d+ s/);
  await ada.sees("bob: line 100\n");
  ada.type("enough");
  await bob.sees("ada: enough");
  expect(ada.printed()).not.toContain("line 101");
});

test.for(["rust", "python"] as const)("a message to nobody is not lost silently: %s", async (language) => {
  const ada = join(tools[language], "--name", "ada", "--listen", "0");
  await addressOf(ada);
  ada.type("is anybody here?");
  await ada.sees("not sent: nobody else is here");
});

/** Sends raw text as a misbehaving client, and returns what it received before the connection was closed. */
async function rude(address: string, text: string): Promise<string> {
  const [host = "", port] = address.split(":");
  const socket = connect(Number(port), host);
  let received = "";
  socket.setEncoding("utf8").on("data", (part) => (received += part));
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return received;
}

const hello = (name: string) => `genesis-chat/1\t${name}\t${"0".repeat(64)}\n`;

test.for(["rust", "python"] as const)(
  "long lines, other protocols, taken names and message floods are refused: %s",
  async (language) => {
    const { ada, bob, address } = await twoOf(tools[language], tools[language]);
    bob.type("x".repeat(1_000_000));
    await bob.sees("not sent: a line has at most 1000 bytes");
    await rude(address, `${hello("mallory")}${"x".repeat(1_000_000)}`);
    await ada.sees("mallory is gone: it sent a line of more than 4096 bytes");
    await rude(address, "GET / HTTP/1.1\r\n\r\n");
    await ada.sees("a connection was closed: it does not speak this protocol");
    expect(await rude(address, hello("bob"))).toBe("refused\tthe name bob is taken\n");
    const flood = Array.from(
      { length: 120 },
      (_, index) => `say\tm-${index}\t10\tmallory\t0\tline ${index}\n`,
    );
    await rude(address, `${hello("mallory")}${flood.join("")}nonsense\n`);
    await ada.sees("mallory sends too much; the rest is dropped");
    expect(ada.printed()).toContain("mallory: line 99\n");
    expect(ada.printed()).not.toContain("mallory: line 100\n");
    // Well-behaved participants are unaffected.
    bob.type("still here");
    await ada.sees("bob: still here\n");
  },
);

test.for(["rust", "python"] as const)("connection errors are reported clearly: %s", async (language) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const cases: [args: string[], said: string][] = [
    [["--listen", port], `can't listen on 127.0.0.1:${port}: the port is in use; choose another`],
    [["--connect", "1"], "can't connect to 127.0.0.1:1: nobody is listening there"],
  ];
  for (const [args, said] of cases) {
    const ada = join(tools[language], "--name", "ada", ...args);
    await ada.sees(said);
    expect(await ada.ended()).toBe(1);
  }
  const { bob, address: open } = await twoOf(tools[language], tools[language]);
  const second = join(tools[language], "--name", "bob", "--connect", open);
  await second.sees("genesis chat: the connection was refused: the name bob is taken");
  expect(await second.ended()).toBe(1);
  const lost = await twoOf(tools[language], tools[language]);
  await lost.ada.kill();
  await lost.bob.sees("ada is gone: the connection was lost");
  await lost.bob.sees("nobody is connected anymore; /quit leaves");
  expect(bob.printed()).not.toContain("gone");
});

test("the session on the landing page matches the tool's output", async () => {
  const session = "samples/messages/chat/session.txt";
  const { ada, bob, address } = await twoOf(rust, python);
  const typed: string[] = [];
  // A terminal interleaves input and output.
  const screen: string[] = [];
  let shown = 0;
  const catchUp = () => {
    screen.push(ada.printed().slice(shown));
    shown = ada.printed().length;
  };
  const says = async (who: Participant, text: string) => {
    who.type(text);
    if (who === ada) {
      catchUp();
      screen.push(`${text}\n`);
      typed.push(text);
      await bob.sees(`ada: ${text}\n`);
    } else await ada.sees(`: ${text}\n`);
  };
  await says(bob, "is anybody still awake?");
  await says(ada, "yes, watching generation 40");
  await says(bob, "how is the fitness?");
  await says(ada, "0.769 and still climbing");
  const carl = join(rust, "--name", "carl", "--connect", address);
  await Promise.all([carl.sees("ada joined"), ada.sees("carl joined")]);
  await says(carl, "good morning from the other side");
  await says(bob, "time to sleep");
  bob.type("/quit");
  await ada.sees("bob left");
  catchUp();
  const recorded = `$ genesis chat --name ada --listen 7000\n${screen.join("")}`.replaceAll(
    address,
    "127.0.0.1:7000",
  );
  if (process.env.CAPTURE) writeFileSync(session, recorded);
  expect(recorded).toBe(readFileSync(session, "utf8"));
});
