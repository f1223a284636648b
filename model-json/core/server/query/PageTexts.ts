import { madeOf } from '../../repository/derived/made-of';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { plain } from './property-at';
import { textsIn } from './texts-in';

interface Page {
  /** The content version of the last check. */
  version: number;
  readonly madeOf: readonly unknown[];
  /** Indexes of its texts in the list. */
  readonly texts: readonly number[];
}

/** Above this, most texts are no longer used by any page. */
const MOST_TEXTS = 200_000;

const shared = new WeakMap<object, PageTexts>();

/** The texts of a repository's pages, shared by all who search it. */
export function textsOfRepository(repository: Pick<Repository, 'version'>): PageTexts {
  const texts = shared.get(repository) ?? new PageTexts(repository);
  shared.set(repository, texts);
  return texts;
}

/**
 * The searchable texts of pages and assets. The pages of ten countries share nearly all their texts, so each text is
 * stored once and searched once per query. After a change, only the affected pages are read again.
 */
export class PageTexts {
  private texts: string[] = [];
  private places = new Map<string, number>();
  private pages = new Map<string, Page>();

  constructor(private readonly repository: Pick<Repository, 'version'>) {}

  /** Returns a test for pages and assets that contain all words, anywhere in the text. */
  having(words: readonly string[]): (page: Resource) => boolean {
    if (this.texts.length > MOST_TEXTS) this.forget();
    const finders = words.map((word) => {
      const known: boolean[] = [];
      return (at: number) => (known[at] ??= this.texts[at]?.includes(word) ?? false);
    });
    return (page) => {
      const texts = this.textsOf(page);
      return finders.every((has) => texts.some(has));
    };
  }

  private textsOf(node: Resource): readonly number[] {
    const { version } = this.repository;
    const known = this.pages.get(node.path);
    if (known?.version === version) return known.texts;
    const sources = [...madeOf(node)];
    if (known && isSame(known.madeOf, sources)) {
      known.version = version;
      return known.texts;
    }
    const texts = [...new Set(textsIn(node))].map((text) => this.placeOf(text));
    this.pages.set(node.path, { version, madeOf: sources, texts });
    return texts;
  }

  private placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    const place = this.texts.push(plain(text)) - 1;
    this.places.set(text, place);
    return place;
  }

  private forget(): void {
    this.texts = [];
    this.places = new Map();
    this.pages = new Map();
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);
