import { expect, test } from "vitest";
import { initialValues } from "#app/figures/settings.ts";
import { exampleSettings } from "#content/parameters.ts";
import { Network, timeToLive } from "#simulation/network.ts";
import { distanceBetween } from "#simulation/surroundings.ts";
import { type NetworkValues, networkSettings, networkState } from "./network-model.ts";
import { decisionInWords, gossipInWords, hopRows } from "./network-words.ts";
import { ground, names, organismsOf } from "./organisms.ts";

const initial = initialValues(networkSettings);
const state = (change: Partial<NetworkValues> = {}) => networkState({ ...initial, ...change });
const outsiders = (change: Partial<NetworkValues> = {}) =>
  state(change).listeners.filter(({ isMember }) => !isMember);

test("it begins with the documented settings", () => {
  const { cluster, gossipTimeToLive } = exampleSettings;
  expect(initial.radius).toBe(cluster.communicationRadius);
  expect(initial.threshold).toBe(cluster.cooperationThreshold);
  expect(initial.hops).toBe(gossipTimeToLive);
});

test("the first frame shows both reasons for not hearing the news", () => {
  const { listeners, hops } = state();
  expect(hops).toBe(timeToLive);
  expect(listeners.some(({ hop = 0 }) => hop > timeToLive)).toBe(true);
  expect(outsiders().length).toBeGreaterThan(0);
});

test.for([0, 1, 42, 999_999])(
  "organisms of seed %d are on the ground, apart, and the same each time",
  (seed) => {
    const places = organismsOf(seed, "Strangers").map(({ position }) => position);
    expect(new Set(names).size).toBe(places.length);
    for (const [index, { x, y }] of places.entries()) {
      expect(x > 0 && x < ground.width && y > 0 && y < ground.height).toBe(true);
      for (const other of places.slice(index + 1))
        expect(distanceBetween({ x, y }, other)).toBeGreaterThan(20);
    }
    organismsOf(seed + 1, "One family");
    expect(organismsOf(seed, "Strangers").map(({ position }) => position)).toEqual(places);
  },
);

test("hops are those of the engine's gossip", () => {
  const network = new Network();
  network.createCluster("pack", { maxSize: names.length });
  organismsOf(initial.seed, "Strangers").forEach((tron, place) => {
    network.connect(names[place] ?? "", tron);
  });
  const { listeners, hops } = state();
  // In hop order, everyone is close enough to join.
  const members = listeners.filter(({ isMember }) => isMember);
  for (const { name } of members.toSorted((one, other) => (one.hop ?? 0) - (other.hop ?? 0)))
    network.joinCluster(name, "pack");
  for (const { name } of outsiders()) {
    expect(() => network.joinCluster(name, "pack")).toThrow(
      "is out of reach: cluster pack has no member within 50",
    );
  }
  const gossip = network.gossip({ sender: initial.sender, target: "", action: "food found", parameters: [] });
  const reached = listeners.filter(({ hop }) => hop !== undefined && hop > 0 && hop <= timeToLive);
  expect(gossip).toEqual({ reached: reached.length, hops });
});

test("everyone is told from within the radius, one hop later", () => {
  for (const { hop, teller, x, y } of state().listeners) {
    if (!hop) expect(teller).toBeUndefined();
    else expect(distanceBetween(teller ?? { x: -1e6, y: 0 }, { x, y })).toBeLessThanOrEqual(initial.radius);
  }
});

test("a larger radius leaves nobody outside and needs fewer hops", () => {
  expect(outsiders({ radius: 120 })).toEqual([]);
  expect(state({ radius: 120 }).hops).toBeLessThan(state().hops);
  expect(outsiders({ radius: 10 })).toHaveLength(names.length - 1);
});

test("a shorter time-to-live ends the news earlier, and the words say why", () => {
  const values = { ...initial, hops: 3 };
  expect(networkState(values).hops).toBe(3);
  expect(gossipInWords(networkState(values), values, 3)).toContain("are beyond the time to live.");
  const [, ...rows] = hopRows(networkState(values));
  expect(rows.slice(0, 3).map(([hop]) => hop)).toEqual(["1", "2", "3"]);
  expect(rows[3]?.[0]).toContain("time to live");
});

test("whoever is outside cannot gossip, and the engine says so", () => {
  const [outsider] = outsiders();
  const values = { ...initial, sender: names.find((name) => name === outsider?.name) ?? "amy" };
  const words = gossipInWords(networkState(values), values, 0);
  expect(words).toContain(`“${values.sender} belongs to no cluster.”`);
  expect(words).toMatch(/“\w+ is out of reach: cluster pack has no member within 50\.”/);
  const counts = hopRows(networkState(values)).map(([, count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count)).toBe(names.length);
});

test("strangers seldom agree, a family does", () => {
  const { decision, votes, statistics } = state();
  expect(votes.reduce((sum, { count }) => sum + count, 0)).toBe(statistics.size);
  expect(Math.max(...votes.map(({ count }) => count)) / statistics.size).toBe(decision.agreement);
  expect(decision.accepted).toBe(false);
  expect(state({ origin: "One family" }).decision.accepted).toBe(true);
  expect(decisionInWords(state(), initial)).toMatch(/is rejected: 0.\d\d is below 0.70\.$/);
  const low = { ...initial, threshold: 0.05 };
  expect(decisionInWords(networkState(low), low)).toMatch(/is accepted: 0.\d\d reaches 0.05\.$/);
});
