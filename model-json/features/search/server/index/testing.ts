import type { Change, Repository } from '../../../../core/repository/Repository';
import { LANGUAGES, type Language, type SearchDocument } from '../../engine/SearchDocument';
import type { Kind } from '../../SearchableContent';
import { openEmbedded } from './open-embedded';
import { SearchIndex } from './SearchIndex';
import { SiteSchema } from '../search-schema';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

/* In-memory content for tests of the index; a test changes it as needed. */

const PRODUCT: Kind = {
  name: 'product',
  titles: { en: 'Products', de: 'Produkte', fr: 'Produits', es: 'Productos' },
};

export const document = (id: string, name = `Compressor ${id}`): SearchDocument => ({
  id,
  language: 'en',
  kind: 'product',
  name,
  path: `/content/${id}`,
  facets: { site: [`${CONTENT_ROOT}/gb/en`] },
});

/** Numbered documents. */
export const documents = (count: number, name?: string): SearchDocument[] =>
  Array.from({ length: count }, (_, number) => document(`p-${number}`, name && `${name} ${number}`));

/** Something to index, and its index in a folder. */
export class Indexed {
  readonly lines: string[] = [];
  readonly index: SearchIndex;
  /** What an engine calls whose index disappeared. */
  lose: () => void = () => undefined;
  private version = 0;
  private listener: ((change: Change) => void) | undefined;

  constructor(
    folder: string,
    public found: readonly SearchDocument[],
    { delay }: { readonly delay?: number } = { delay: 100 },
  ) {
    const version = () => this.version;
    const repository = {
      get version() {
        return version();
      },
      onChange: (listener: (change: Change) => void) => {
        this.listener = listener;
        return () => (this.listener = undefined);
      },
    } as unknown as Repository;
    const languages = new Set<Language>(LANGUAGES);
    const all = () => ({
      languages,
      ids: new Set<string>(),
      [Symbol.iterator]: () => this.found[Symbol.iterator](),
    });
    const note = (line: string) => void this.lines.push(line);
    const log = { info: note, warn: note };
    const { engine: schema } = new SiteSchema([{ kinds: [PRODUCT] }]);
    this.index = new SearchIndex({
      repository,
      open: (onLost) => {
        this.lose = onLost;
        return openEmbedded({ folder, schema }, log);
      },
      documents: { all, after: all },
      delay,
      log,
    });
  }

  change(found: readonly SearchDocument[]): void {
    this.found = found;
    this.version += 1;
    this.listener?.({ version: this.version, paths: ['/content'] });
  }

  /** Names of all documents that contain a word, sorted. */
  async names(text: string): Promise<string[]> {
    const engine = await this.index.ready(10_000);
    const { items } = await engine!.search({ language: 'en', text, size: 100 });
    return items.map((item) => item.document.name).sort();
  }

  /** What was written, according to the log. */
  get written(): string[] {
    return this.lines.flatMap((line) => /^search index: (\d+ written, \d+ removed)/.exec(line)?.[1] ?? []);
  }
}
