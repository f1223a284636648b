/** File systems combine sync requests that arrive together. */
const PARALLEL_SYNCS = 8;

/** Runs a task for each item, a few at a time. If one fails, those in progress finish and no others start. */
export async function forEachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  // All workers take from the same iterator.
  const pending = items.values();
  const worker = async () => {
    for (const item of pending) {
      if (errors.length > 0) return;
      await task(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_SYNCS }, worker));
  if (errors.length > 0) throw errors[0];
}
