/** Where author shows pages with the attributes of the Universal Editor, around them what edits them. */
export const UNIVERSAL_SCREEN = '/universal-editor.html';

/** The meta element by which author’s documents say that this screen exists; its content lists the origins of other pages that it may show. */
export const UNIVERSAL_ORIGINS = 'universal-editor-origins';

/** The screen’s address of a page of author, `/content/…` without extension. */
export const universalAddress = (page: string): string => `${UNIVERSAL_SCREEN}${encodeURI(page)}.html`;

/** The name under which author’s pages announce author to the Universal Editor. */
export const CONNECTION = 'aemconnection';

/** A path of author’s content as the Universal Editor writes it: `urn:aemconnection:/content/…`. */
export const urnOf = (path: string): string => `urn:${CONNECTION}:${path}`;

/** The path in a URN; undefined for a resource of another system. */
export const pathIn = (urn: string): string | undefined =>
  urn.startsWith(urnOf('/')) ? urn.slice(urnOf('').length) : undefined;
