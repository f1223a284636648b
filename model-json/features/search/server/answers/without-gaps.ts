/** Without keys that have no value, as JSON has it. */
export const withoutGaps = <T extends object>(item: T): T =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;
