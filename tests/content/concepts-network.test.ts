import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  asyncCalls,
  clusterTable,
  messageBurst,
  messageTable,
  packDecisions,
  packPairs,
  packPlaces,
} from "#content/docs/concepts/network.ts";
import { exampleSettings } from "#content/parameters.ts";

const page = readFileSync("content/docs/concepts/network.mdx", "utf8");
const rust = (file: string) => readFileSync(`library/rust/src/${file}`, "utf8");
const sample = (name: string) => readFileSync(`samples/rust/concepts/${name}.rs`, "utf8");
const output = (name: string) => readFileSync(`samples/output/concepts/${name}.txt`, "utf8");
const { cluster, rateLimit, gossipTimeToLive } = exampleSettings;

test("the settings match the spec", () => {
  expect(cluster).toEqual({ maxSize: 10, communicationRadius: 50, cooperationThreshold: 0.7 });
  expect(rateLimit).toEqual({ messages: 100, seconds: 60 });
  expect(gossipTimeToLive).toBe(10);
});

test("the library uses the same settings", () => {
  expect(rust("cluster.rs")).toMatch(
    new RegExp(
      `max_size: ${cluster.maxSize},\\s+communication_radius: ${cluster.communicationRadius}\\.0,\\s+cooperation_threshold: ${cluster.cooperationThreshold},`,
    ),
  );
  expect(rust("rate_limiter.rs")).toContain(`DEFAULT_LIMIT: usize = ${rateLimit.messages};`);
  expect(rust("rate_limiter.rs")).toContain(
    `DEFAULT_WINDOW: Duration = Duration::from_secs(${rateLimit.seconds});`,
  );
  expect(rust("network.rs")).toContain(`TIME_TO_LIVE: u32 = ${gossipTimeToLive};`);
});

test("the settings table shows the library's defaults and ranges", () => {
  const { maxSize, communicationRadius, cooperationThreshold } = cluster;
  expect(clusterTable.rows.map(([name, byDefault]) => [name, Number(byDefault)])).toEqual([
    ["`max_size`", maxSize],
    ["`communication_radius`", communicationRadius],
    ["`cooperation_threshold`", cooperationThreshold],
  ]);
  const source = rust("cluster.rs");
  expect(clusterTable.rows.map(([, , range]) => range)).toEqual(["2-1,000", "0.1-10,000", "0.0-1.0"]);
  expect(source).toContain("self.max_size as f64, 2.0, 1_000.0)");
  expect(source).toContain('"communication_radius", radius, 0.1, 10_000.0)');
  expect(source).toContain('"cooperation_threshold", threshold, 0.0, 1.0)');
});

test("a message has the spec's five fields", () => {
  const fields = ["sender", "target", "action", "parameters", "timestamp"];
  expect(messageTable.rows.map(([field]) => field)).toEqual(fields.map((field) => `\`${field}\``));
  const [, struct] = /pub struct NeuralMessage \{(.*?)\n\}/s.exec(rust("message.rs")) ?? [];
  expect(struct?.match(/(?<=pub )\w+(?=:)/g)).toEqual(fields);
});

test("the drawn cluster uses the sample's positions and matches its output", () => {
  for (const { name, x, y } of packPlaces) {
    expect(sample("network-cluster")).toContain(`"${name}", ${x.toFixed(1)}, ${y.toFixed(1)})`);
  }
  const printed = output("network-cluster");
  expect(printed).toContain("eve is out of reach");
  expect(printed).toContain(`size ${packPlaces.length - 1}\n`);
  expect(printed).toContain(`communication efficiency ${(packPairs.near / packPairs.all).toFixed(2)}`);
  for (const [danger, { agreement }] of packDecisions.entries()) {
    const verdict = agreement >= cluster.cooperationThreshold ? "accepted" : "rejected";
    expect(printed).toMatch(
      new RegExp(`danger ${danger}: \\w+, agreement ${agreement.toFixed(2)}, ${verdict}`),
    );
  }
});

test("a gossip message travels as many hops as its time to live", () => {
  expect(output("network-gossip")).toContain(`reached ${gossipTimeToLive} in ${gossipTimeToLive} hops`);
  expect(output("network-gossip")).toContain(`link ${gossipTimeToLive + 1} received nothing`);
});

test("the drawn message burst matches the sample", () => {
  expect(output("network-messages")).toContain(`sent ${rateLimit.messages} in ${messageBurst.rejectedAt} s`);
  expect(messageBurst.lastSent).toBe((rateLimit.messages - 2) / 2);
});

test("the page lists all of the library's async methods", () => {
  const sources = ["network.rs", "network/messages.rs", "network/clusters.rs"].map(rust).join("");
  expect(asyncCalls.toSorted()).toEqual(sources.match(/(?<=pub async fn )\w+/g)?.toSorted());
});

test("the page names the spec's encryption", () => {
  expect(page).toContain("AES-256");
});
