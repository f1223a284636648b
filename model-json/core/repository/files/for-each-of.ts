/** A file system makes many waits for the disk one when they come together. */
const PARALLEL_SYNCS = 8;

/** Does a task for each item, some at a time. When one fails, those under way end first, and no other is begun. */
export async function forEachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length && errors.length === 0) {
      await task(items[next++]!).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_SYNCS }, worker));
  if (errors.length > 0) throw errors[0];
}
