import type { Listener, NetworkState, NetworkValues } from "./network-model.ts";
import type { Traffic } from "./traffic.ts";

/** Describes the map. */
export function mapInWords({ listeners, statistics }: NetworkState, hop: number): string {
  const told = withHop(listeners, (at) => at <= hop);
  return `A map of ${listeners.length} organisms, ${statistics.size} of them in the cluster. After ${counted(hop, "hop")}, the news is known to ${told.length} of them.`;
}

/** Describes how far gossip spreads; the table lists the organisms that it doesn't reach. */
export function gossipInWords(state: NetworkState, { sender, hops }: NetworkValues, hop: number): string {
  const { listeners, statistics, refusals } = state;
  const reached = withHop(listeners, (at) => at > 0 && at <= hop).length;
  const late = withHop(listeners, (at) => at > hops).length;
  if (!listeners.some(({ name, isMember }) => isMember && name === sender))
    return refusals.map(quoted).join(" ");
  const why = late > 0 ? `; ${late} ${late === 1 ? "is" : "are"} beyond the time to live` : "";
  return `After ${counted(hop, "hop")}, the news from ${sender} has reached ${reached} of ${counted(statistics.size - 1, "other member")}${why}.`;
}

export function decisionInWords({ decision }: NetworkState, { threshold }: NetworkValues): string {
  const { behavior, agreement, accepted } = decision;
  const verdict = accepted ? "accepted" : "rejected";
  return `${behavior} is ${verdict}: ${agreement.toFixed(2)} ${accepted ? "reaches" : "is below"} ${threshold.toFixed(2)}.`;
}

/** Describes the sender's limit once it matters. */
export function trafficInWords({ now, sent, refusal }: Traffic, sender: string, left: number): string {
  if (refusal) return `Rejected: ${quoted(refusal)}`;
  if (now === 0 && sent.length === 0) return "";
  return `At ${now} s, ${sender} can send ${counted(left, "more message")}.`;
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
