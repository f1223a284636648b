/**
 * The consoles of the author server, in the order in which authors switch between them. A line here adds its document to
 * the server and its name to the switch; `core/console/screens.ts` says what it shows.
 */
export const CONSOLES = [
  { id: 'sites', title: 'Sites', address: '/sites.html', root: '/content' },
  { id: 'assets', title: 'Assets', address: '/assets.html', root: '/content/dam' },
  { id: 'tags', title: 'Tags', address: '/tags.html', root: '/content/cq:tags' },
  { id: 'replace', title: 'Replace', address: '/replace.html', root: '/content' },
  { id: 'links', title: 'Links', address: '/links.html', root: '/content' },
] as const;

export type ConsoleId = (typeof CONSOLES)[number]['id'];

/** A console by its id. */
export interface ConsoleAddress {
  readonly id: ConsoleId;
  readonly title: string;
  /** `/sites.html`: the path of what is shown follows it. */
  readonly address: string;
  /** The path that it shows first. */
  readonly root: string;
}
