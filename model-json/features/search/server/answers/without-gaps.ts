/** Without undefined values, as in JSON. */
export const withoutGaps = <T extends object>(item: T): T =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;
