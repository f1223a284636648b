import { madeOf } from '../../repository/derived/made-of';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { plain } from './property-at';
import { textsIn } from './texts-in';

interface Page {
  /** The version of the content at which it was looked at last. */
  version: number;
  readonly madeOf: readonly unknown[];
  /** Where its texts stand in the list. */
  readonly texts: readonly number[];
}

/** More than this are mostly texts that no page has any longer. */
const MOST_TEXTS = 200_000;

/**
 * What pages and assets say, to be searched. The pages of ten countries share nearly all their texts: each text is kept once
 * and searched once a query. After a change only the pages that it concerns are read again.
 */
export class PageTexts {
  private texts: string[] = [];
  private places = new Map<string, number>();
  private pages = new Map<string, Page>();

  constructor(private readonly repository: Pick<Repository, 'version'>) {}

  /** Tells which pages and assets have all words, each of them anywhere. */
  having(words: readonly string[]): (page: Resource) => boolean {
    if (this.texts.length > MOST_TEXTS) this.forget();
    const finders = words.map((word) => {
      const known: boolean[] = [];
      return (at: number) => (known[at] ??= this.texts[at]!.includes(word));
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
