/** A message from one organism to another. */
export interface NeuralMessage {
  sender: string;
  /** Gossip replaces it. */
  target: string;
  /** What the receiver is asked to do, as free text. */
  action: string;
  parameters: readonly number[];
}

export interface DeliveredMessage extends NeuralMessage {
  /** The network's clock when it was sent, in seconds. */
  timestamp: number;
}

export interface Gossip {
  /** The number of organisms that received it, excluding the sender. */
  reached: number;
  /** The number of hops on the longest path. */
  hops: number;
}
