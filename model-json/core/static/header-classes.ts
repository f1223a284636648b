import { extname } from 'node:path';
import { isRedirect, type Entry } from './Entry';

type Headers = Readonly<Record<string, string>>;

/** Files with the same headers. */
export interface HeaderClass {
  readonly name: string;
  readonly headers: Headers;
}

/** How a web server finds the headers of a file: by its path, else by its extension, else the ones of every answer. */
export interface HeaderRules {
  readonly classes: readonly HeaderClass[];
  /** The class of each extension: `.avif`. */
  readonly byExtension: ReadonlyMap<string, string>;
  /** The class of files that have another than their extension; paths from the root, `/products.html`. */
  readonly byPath: ReadonlyMap<string, string>;
  /** What all answers have in common. */
  readonly common: Headers;
  /** Media types by extension. */
  readonly types: ReadonlyMap<string, string>;
}

/** Groups the headers of all answers. Redirects go by their addresses. */
export function headerRules(entries: readonly Entry[]): HeaderRules {
  const shown = entries.filter((entry) => entry.files.length > 0 || isRedirect(entry));
  const classes = new Map<string, HeaderClass>();
  const counts = new Map<string, Map<string, number>>();
  const types = new Map<string, Map<string, number>>();
  const classOf = new Map<string, string>();
  for (const entry of shown) {
    const { location: _location, ...headers } = entry.headers;
    const key = JSON.stringify(Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1)));
    const known = classes.get(key) ?? { name: `h${classes.size + 1}`, headers };
    classes.set(key, known);
    const path = pathOf(entry);
    classOf.set(path, known.name);
    count(counts, extname(path), known.name);
    if (entry.files.length > 0) count(types, extname(path), entry.type);
  }
  const byExtension = mostFrequent(counts);
  return {
    classes: [...classes.values()],
    byExtension,
    byPath: new Map([...classOf].filter(([path, name]) => byExtension.get(extname(path)) !== name)),
    common: inAll([...classes.values()].map(({ headers }) => headers)),
    types: mostFrequent(types),
  };
}

/** The path by which a web server knows an entry: that of its file, else its address. */
export const pathOf = ({ address, files: [file] }: Entry): string => (file ? `/${file.name}` : address);

function count(counts: Map<string, Map<string, number>>, key: string, value: string): void {
  const known = counts.get(key) ?? new Map<string, number>();
  known.set(value, (known.get(value) ?? 0) + 1);
  counts.set(key, known);
}

const mostFrequent = (counts: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string> =>
  new Map(
    [...counts].flatMap(([key, values]) => {
      const [first] = [...values].sort(([, a], [, b]) => b - a);
      return first ? [[key, first[0]] as const] : [];
    }),
  );

function inAll([first = {}, ...others]: readonly Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((each) => each[name] === value)),
  );
}
