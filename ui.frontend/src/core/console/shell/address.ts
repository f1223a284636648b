import { consoleAddress, CONSOLES, type ConsoleAddress } from '../../../../../shared/addresses/consoles';

export const VIEWS = ['columns', 'list', 'card'] as const;
export type View = (typeof VIEWS)[number];

/** What an address shows: `/sites.html/content/mysite?view=list&q=pump`. */
export interface Place {
  /** The path of a node. */
  readonly path: string;
  /** Undefined: the view that the author chose last. */
  readonly view: View | undefined;
  /** Search words; empty if nothing is searched for. */
  readonly words: string;
  /** The language that a page is compared with, BCP 47; undefined if it is not. */
  readonly language?: string | undefined;
}

/** The console of an address; undefined if it is not one. */
export const consoleAt = (pathname: string): ConsoleAddress | undefined =>
  CONSOLES.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));

/** Reads an address of a console. A path that is not below its root is the root. */
export function placeIn(
  console: ConsoleAddress,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Place {
  const suffix = decoded(pathname.slice(console.address.length)).replace(/(?:\.html|\/)$/, '');
  const parameters = new URLSearchParams(search);
  const isBelow = suffix === console.root || suffix.startsWith(`${console.root}/`);
  return {
    path: isBelow ? suffix : console.root,
    view: VIEWS.find((view) => view === parameters.get('view')),
    words: parameters.get('q') ?? '',
    ...(parameters.has('language') && { language: parameters.get('language') ?? '' }),
  };
}

/** The address of a place. */
export function addressOf(
  console: ConsoleAddress,
  { path, view, words, language }: Partial<Place> & { path: string },
): string {
  const parameters = new URLSearchParams({
    ...(view && { view }),
    ...(words && { q: words }),
    ...(language && { language }),
  });
  const query = parameters.size > 0 ? `?${String(parameters)}` : '';
  return consoleAddress(console.id, path) + query;
}

/** Somebody may have typed a stray percent sign. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
