import { inSeries } from "#content/numbers.ts";
import type { Listener, NetworkState, NetworkValues } from "./network-model.ts";
import type { Traffic } from "./traffic.ts";

/** Describes the map. */
export function mapInWords({ listeners, statistics }: NetworkState, hop: number): string {
  const told = withHop(listeners, (at) => at <= hop);
  return `A map of ${listeners.length} organisms, ${statistics.size} of them in the cluster. After ${counted(hop, "hop")}, the news is known to ${told.length} of them.`;
}

/** Describes how far gossip spreads, and what limits it. */
export function gossipInWords(state: NetworkState, { sender, hops }: NetworkValues, hop: number): string {
  const { listeners, statistics, refusals } = state;
  const others = statistics.size - 1;
  const reached = withHop(listeners, (at) => at > 0 && at <= hop).length;
  const late = withHop(listeners, (at) => at > hops);
  const members = listeners.filter(({ isMember }) => isMember);
  const isMember = members.some(({ name }) => name === sender);
  const said = isMember
    ? `After ${counted(hop, "hop")}, the news from ${sender} has reached ${reached} of ${counted(others, "other member")}.`
    : "";
  const who = late.length > 4 ? counted(late.length, "member") : inSeries(late.map(({ name }) => name));
  const farthest = Math.max(...late.map(({ hop: at = 0 }) => at));
  const why = late.length
    ? `The time to live of ${counted(hops, "hop")} is too short for ${who} (up to ${farthest} hops away).`
    : "";
  const outside = listeners.length - members.length;
  const left = outside ? `${counted(outside, "organism")} couldn’t join the cluster.` : "";
  return [said, why, left, ...refusals.map(quoted)].filter(Boolean).join(" ");
}

export function decisionInWords(
  { decision, statistics }: NetworkState,
  { threshold }: NetworkValues,
): string {
  const { behavior, agreement, accepted } = decision;
  const verdict = accepted
    ? `reaches the threshold of ${threshold.toFixed(2)} and is accepted`
    : `is below the threshold of ${threshold.toFixed(2)} and is rejected`;
  return `With ${agreement.toFixed(2)} of the ${counted(statistics.size, "answer")}, ${behavior} ${verdict}.`;
}

export function trafficInWords({ now, refusal }: Traffic, sender: string, left: number): string {
  const said = `At ${now} s on the network’s clock, ${sender} can send ${counted(left, "more message")}.`;
  return refusal ? `${said} Rejected: ${quoted(refusal)}` : said;
}

/** A table of which hop reaches which organism, and which are never reached. */
export function hopRows({ listeners, hops }: NetworkState): string[][] {
  const told = Array.from({ length: hops + 1 }, (_, hop) => [
    hop === 0 ? "0 (the sender)" : String(hop),
    ...row(withHop(listeners, (at) => at === hop)),
  ]);
  const late = withHop(listeners, (at) => at > hops);
  const unheard = listeners.filter(({ isMember, hop }) => isMember && hop === undefined);
  const outside = listeners.filter(({ isMember, hop }) => !isMember && hop !== 0);
  return [
    ...told,
    ...(late.length ? [["beyond the time to live", ...row(late)]] : []),
    ...(unheard.length ? [["in the cluster, not reached", ...row(unheard)]] : []),
    ...(outside.length ? [["outside the cluster, out of reach", ...row(outside)]] : []),
  ];
}

function withHop(listeners: readonly Listener[], test: (hop: number) => boolean): Listener[] {
  return listeners.filter(({ hop }) => hop !== undefined && test(hop));
}

function row(listeners: readonly Listener[]): string[] {
  return [String(listeners.length), namesOf(listeners)];
}

function namesOf(listeners: readonly Listener[]): string {
  return listeners.map(({ name }) => name).join(", ");
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** An engine message as a separate sentence. */
function quoted(message: string): string {
  return `“${message}.”`;
}
