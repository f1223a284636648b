/** An inline element of rich text: its tags in the source, and its characters. */
export interface InlineElement {
  readonly open: Span;
  readonly close: Span;
  readonly chars: Span;
  /** Whether it shows something besides its characters, such as a picture. */
  readonly holdsMore: boolean;
}

/** From a position up to, but not including, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A stored text as people read it, and where each of its characters is stored. */
export interface ReadableText {
  /** Without markup and soft hyphens. No-break spaces are spaces, no-break hyphens are hyphens, and `\n` ends a block. */
  readonly text: string;
  /** The same with the characters as they are stored. */
  readonly raw: string;
  /** The place of each character in the source, with a soft hyphen that follows it; that of a block's end is empty. */
  readonly places: readonly Span[];
  readonly inline: readonly InlineElement[];
}

const SOFT_HYPHEN = '\u00ad';
/** What looks like another character, and is typed as that. */
const ALIKE: Readonly<Record<string, string>> = { '\u00a0': ' ', '\u202f': ' ', '\u2011': '-', '\r': '\n' };

/** Collects the characters of a text in order. */
export class ReadableTextBuilder {
  private readonly text: string[] = [];
  private readonly raw: string[] = [];
  private readonly places: Span[] = [];

  get length(): number {
    return this.text.length;
  }

  /** Adds characters that are stored together, as a character of their own or as an entity. */
  add(characters: string, from: number, to: number): void {
    // All of an entity is kept or replaced.
    const isEntity = to - from !== characters.length;
    for (let i = 0; i < characters.length; i += 1) {
      const at = isEntity ? { from, to } : { from: from + i, to: from + i + 1 };
      const character = characters.charAt(i);
      if (character === SOFT_HYPHEN) this.hyphenate(at);
      else this.push(ALIKE[character] ?? character, character, at);
    }
  }

  /** Ends a block: no match goes beyond it. */
  endBlock(at: number): void {
    if (this.text.at(-1) !== '\n') this.push('\n', '\n', { from: at, to: at });
  }

  build(inline: readonly InlineElement[]): ReadableText {
    return { text: this.text.join(''), raw: this.raw.join(''), places: this.places, inline };
  }

  /** A soft hyphen belongs to the character before it, unless there are tags in between. */
  private hyphenate({ from, to }: Span): void {
    const last = this.places.length - 1;
    const before = this.places[last];
    if (before?.to === from) this.places[last] = { from: before.from, to };
  }

  private push(character: string, raw: string, place: Span): void {
    this.text.push(character);
    this.raw.push(raw);
    this.places.push(place);
  }
}

/** A text without markup. */
export function readPlain(source: string): ReadableText {
  const builder = new ReadableTextBuilder();
  builder.add(source, 0, source.length);
  return builder.build([]);
}
