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
  /** By AEM's locale names: `en_us`. A locale that uses its language master unchanged is not among them. */
  readonly byLocale: ReadonlyMap<string, Localising>;
}

/** For content in which every country uses the language master unchanged. */
export const NO_LOCALISINGS: Localisings = { byLocale: new Map() };
