/** A file system makes many waits for the disk one when they come together. */
const PARALLEL_SYNCS = 8;

/** Does a task for each item, some at a time. */
export async function forEachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await task(items[next++]!);
  };
  await Promise.all(Array.from({ length: PARALLEL_SYNCS }, worker));
}
