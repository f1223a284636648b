/** The keys of a constant table, by their own type. Only for an object that has no other keys than its type says. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];
