import type { Language } from '../../words/languages';

/** A text in another language; by plural forms if it counts something. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Texts of authors by the English text that the code has. */
export type AuthorWords = Readonly<Record<string, Translation>>;

/** A language that authors read, with its words. English needs none: the code is in English. */
export interface Spoken {
  readonly language: Language;
  readonly words: AuthorWords;
}

declare global {
  /** Set by the script `author-words-XX`, which runs before an application for authors. */
  var authorWords: Spoken | undefined;
}

const ENGLISH: Spoken = { language: 'en', words: {} };

let now = (): Spoken | undefined => globalThis.authorWords;

/** The language of the author who reads what is being said. */
export const spoken = (): Spoken => now() ?? ENGLISH;

/** Lets a server find out whom it answers, where a browser has one author. */
export function speakAs(find: () => Spoken | undefined): void {
  now = find;
}
