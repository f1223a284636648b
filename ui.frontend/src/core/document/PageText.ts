/** HTML that many pages contain: its bytes are made once. */
export class SharedText {
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
    this.held = Buffer.from(this.held);
    return this.held;
  }

  includes(mark: string): boolean {
    const known = this.found.get(mark) ?? this.held.includes(mark);
    this.found.set(mark, known);
    return known;
  }
}

/** A page's HTML in pieces. Each is whole elements, or a tag, so that no attribute spans two. */
export class PageText {
  private joined: string | undefined;

  constructor(private readonly pieces: readonly (string | SharedText)[]) {}

  get html(): string {
    this.joined ??= this.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    return this.joined;
  }

  /** Encoded in UTF-8, without joining the pieces as text. */
  get bytes(): Buffer {
    return Buffer.concat(
      this.pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.bytes)),
    );
  }

  /** @param mark part of one tag */
  includes(mark: string): boolean {
    return this.pieces.some((piece) => piece.includes(mark));
  }
}
