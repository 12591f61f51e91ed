/** What one organism tells another. */
export interface NeuralMessage {
  sender: string;
  /** Gossip replaces it. */
  target: string;
  /** What the receiver is asked to do, in words of your own. */
  action: string;
  parameters: readonly number[];
}

export interface DeliveredMessage extends NeuralMessage {
  /** The seconds of the network's clock when it was sent. */
  timestamp: number;
}

export interface Gossip {
  /** How many organisms have received it, the sender not counted. */
  reached: number;
  /** How many hops the longest way took. */
  hops: number;
}
