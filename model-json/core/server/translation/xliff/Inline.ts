/** A text as translators see it: words, and codes in place of its markup. */
export type Inline = string | Code;

/** An element of a rich text. Its markup is kept outside the text, where no translation can break it. */
export interface Code {
  /** From 1, in the order of the text. */
  readonly id: string;
  /** `<a href="/x">` */
  readonly start: string;
  /** `</a>`; undefined for one that contains nothing. */
  readonly end?: string;
  readonly children: readonly Inline[];
}

export const isCode = (inline: Inline): inline is Code => typeof inline !== 'string';

/** All codes of a text, each with the one around it. */
export function* codesIn(
  inlines: readonly Inline[],
  around?: Code,
): Generator<{ code: Code; around: Code | undefined }> {
  for (const inline of inlines) {
    if (!isCode(inline)) continue;
    yield { code: inline, around };
    yield* codesIn(inline.children, inline);
  }
}
