/** HTML that many pages contain: its bytes are made once. */
export class SharedText {
  readonly isShared = true;
  /** Only one of both is in memory; the bytes, as soon as they are asked for. */
  private held: string | Buffer;
  private readonly found = new Map<string, boolean>();

  constructor(text: string) {
    this.held = text;
  }

  get text(): string {
    return this.held.toString();
  }

  get bytes(): Buffer {
    if (typeof this.held === 'string') this.held = Buffer.from(this.held);
    return this.held;
  }

  includes(mark: string): boolean {
    const known = this.found.get(mark) ?? this.held.includes(mark);
    this.found.set(mark, known);
    return known;
  }
}

interface EncodedPiece {
  readonly bytes: Buffer;
  readonly isShared: boolean;
}

/** A page's HTML in pieces. Each is whole elements, or a tag, so that no attribute spans two. */
export class PageText {
  private joined: string | undefined;

  constructor(private readonly pieces: readonly (string | SharedText)[]) {}

  get html(): string {
    this.joined ??= this.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    return this.joined;
  }

  /** Encoded in UTF-8, in pieces: those that many pages contain are the same objects in each. */
  get encoded(): readonly EncodedPiece[] {
    return this.pieces.map((piece) =>
      typeof piece === 'string' ? { bytes: Buffer.from(piece), isShared: false } : piece,
    );
  }

  /** @param mark part of one tag */
  includes(mark: string): boolean {
    return this.pieces.some((piece) => piece.includes(mark));
  }
}
