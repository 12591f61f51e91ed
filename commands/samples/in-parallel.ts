import { availableParallelism } from "node:os";

/** Does the work for every item, as many at a time as there are processors; results in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
