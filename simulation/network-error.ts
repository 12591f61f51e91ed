import { plain } from "./error.ts";

/** What is named: an organism or a cluster. */
type Kind = "organism" | "cluster";

export class UnknownName extends Error {
  override name = "UnknownName";

  constructor(kind: Kind, name: string) {
    super(`no ${kind} is named ${name}`);
  }
}

export class NameTaken extends Error {
  override name = "NameTaken";

  constructor(kind: Kind, name: string) {
    super(`the ${kind} name ${name} is taken`);
  }
}

export class ClusterFull extends Error {
  override name = "ClusterFull";

  constructor(cluster: string, maxSize: number) {
    super(`cluster ${cluster} is full: it may have ${maxSize} members`);
  }
}

export class OutOfReach extends Error {
  override name = "OutOfReach";

  constructor(name: string, cluster: string, radius: number) {
    super(`${name} is out of reach: cluster ${cluster} has no member within ${plain(radius)}`);
  }
}

export class AlreadyInCluster extends Error {
  override name = "AlreadyInCluster";

  constructor(name: string, cluster: string) {
    super(`${name} already belongs to cluster ${cluster}`);
  }
}

export class NotInCluster extends Error {
  override name = "NotInCluster";

  constructor(name: string) {
    super(`${name} belongs to no cluster`);
  }
}

export class RateLimited extends Error {
  override name = "RateLimited";
  /** The seconds until one more message is allowed. */
  readonly retryAfter: number;

  constructor(limit: number, windowSeconds: number, retryAfter: number) {
    super(`more than ${limit} messages in ${plain(windowSeconds)} s; try again in ${plain(retryAfter)} s`);
    this.retryAfter = retryAfter;
  }
}
