import type { Resource, Value } from '../Resource';
import type { TextKind } from '../texts/ComponentTexts';

/** The location of a text. */
export interface TextPlace {
  readonly kind: TextKind;
  /** Name of the property. */
  readonly name: string;
  /** The master's node, set for table cells that need their columns. */
  readonly node?: Resource;
}

/** Converts a master's value to a country's version. */
export type Localising = (value: Value, place: TextPlace) => Value;

/** The countries whose texts differ from the language master. */
export interface Localisings {
  /** AEM's locale names: `en_us`. */
  readonly locales: readonly string[];
  /** Undefined for a locale that uses its language master unchanged. */
  of(locale: string): Localising | undefined;
}

/** For content in which every country uses the language master unchanged. */
export const NO_LOCALISINGS: Localisings = { locales: [], of: () => undefined };
