/** The selected items of one level, and where a range begins. */
export interface Selection {
  /** The level that they are in. */
  readonly at: string;
  readonly paths: ReadonlySet<string>;
  readonly anchor?: string;
}

export const nothing: Selection = { at: '', paths: new Set() };

/** Adds an item, or takes it out. Items of another level are forgotten. */
export function toggled(selection: Selection, at: string, path: string): Selection {
  const paths = new Set(selection.at === at ? selection.paths : []);
  if (!paths.delete(path)) paths.add(path);
  return { at, paths, anchor: path };
}

/** All items from the anchor to one. */
export function extended(
  selection: Selection,
  at: string,
  order: readonly string[],
  to: string,
  from?: string,
): Selection {
  const anchor = (selection.at === at ? selection.anchor : undefined) ?? from ?? to;
  const [a, b] = [order.indexOf(anchor), order.indexOf(to)].sort((x, y) => x - y);
  return { at, paths: new Set(order.slice(Math.max(a!, 0), b! + 1)), anchor };
}

export const allOf = (at: string, paths: readonly string[]): Selection => ({ at, paths: new Set(paths) });

/** Without items that are no longer there. */
export function pruned(selection: Selection, there: readonly string[]): Selection {
  const known = new Set(there);
  const left = [...selection.paths].filter((path) => known.has(path));
  return left.length === selection.paths.size ? selection : { ...selection, paths: new Set(left) };
}
