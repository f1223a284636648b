import type { Resource, Value } from '../Resource';
import type { TextKind } from '../texts/ComponentTexts';

/** Where a text stands. */
export interface TextPlace {
  readonly kind: TextKind;
  /** Of the property. */
  readonly name: string;
  /** The master's node, where cells of a table are to know their columns. */
  readonly node?: Resource;
}

/** What a master says as a country says it. */
export type Localising = (value: Value, place: TextPlace) => Value;

/** The countries that say a language otherwise than its master. */
export interface Localisings {
  /** In AEM's names, `en_us`. */
  readonly locales: readonly string[];
  /** Undefined for a locale that reads its language's master as it is. */
  of(locale: string): Localising | undefined;
}

/** For content in which every country reads what its language's master says. */
export const NO_LOCALISINGS: Localisings = { locales: [], of: () => undefined };
