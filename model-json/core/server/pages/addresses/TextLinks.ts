/** Links to pages in HTML that an author wrote, with query and fragment. */
const LINK = /( href=")(\/content\/[^".?#]+\.html(?:[?#][^"]*)?)(?=")/g;
const MARK = ' href="/content/';

type Values = Record<string, unknown>;

/**
 * Gives links in authors' texts their public address, when a page is drawn. Sling's rewriter does so for HTML, too; the
 * JSON keeps what the author wrote.
 */
export class TextLinks {
  /** Copies, by their originals: who draws a part once for each model finds the same one again. */
  private readonly copies = new WeakMap<object, object>();

  /** @param map a page's path with extension, query and fragment to its address */
  constructor(private readonly map: (path: string) => string) {}

  /** The model with mapped links. Parts without any are the same objects. */
  mapped<T>(model: T): T {
    return this.of(model) as T;
  }

  private of(value: unknown): unknown {
    if (typeof value === 'string')
      return value.includes(MARK)
        ? value.replace(LINK, (_link, href: string, to: string) => href + this.map(to))
        : value;
    if (typeof value !== 'object' || value === null) return value;
    const original = value as Values;
    let copy: Values | undefined;
    for (const key of Object.keys(original)) {
      const now = this.of(original[key]);
      if (now === original[key]) continue;
      copy ??= (Array.isArray(value) ? [...value] : { ...original }) as unknown as Values;
      copy[key] = now;
    }
    return copy ? this.kept(original, copy) : value;
  }

  private kept(original: Values, copy: Values): object {
    const before = this.copies.get(original) as Values | undefined;
    if (before && Object.keys(copy).every((key) => before[key] === copy[key])) return before;
    this.copies.set(original, copy);
    return copy;
  }
}
