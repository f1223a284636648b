import type { ByLanguage } from '../../../../../shared/words/in-language';
import type { Language } from '../../../../../shared/words/languages';
import type { Range } from '../Range';

/** How to read a bare figure: near it, at least that much, or at most that much. */
export type Wish = 'near' | 'enough' | 'atMost';

/** Names folded, small letters without marks, as patterns without groups. */
type Patterns = readonly string[];

export interface FigureTerm {
  readonly wish: Wish;
  /** Numbers outside are not this figure, but something else, perhaps an order number. */
  readonly plausible: readonly [number, number];
  /** The share by which a figure wished `near` may differ. @default 0.1 */
  readonly tolerance?: number;
  /** Names beside its number. They add nothing once the number is understood. @default none */
  readonly labels?: ByLanguage<Patterns>;
  /** Whether its name is a thing to look for. */
  readonly isThing?: boolean;
  /** The unit for a number without one after the name. */
  readonly unit?: string;
}

/** A unit as people write it, and the figure that it belongs to. */
export interface UnitTerm {
  readonly figure: string;
  /** Factor to the unit in which the figure is stored. */
  readonly factor: number;
  readonly spellings: Patterns;
  /** The language of a spelling that is another word in the others. */
  readonly only?: Readonly<Record<string, Language>>;
}

/** A property named by words without a figure: a value of a facet, or a range of a figure. */
export interface PropertyTerm {
  readonly words: ByLanguage<Patterns>;
  readonly facet?: string;
  readonly value?: string;
  readonly figure?: string;
  readonly range?: Range;
}

/** What queries can name of a site's subject. The features that have the subject define it; the search knows no unit by itself. */
export interface DomainTerms {
  readonly figures: Readonly<Record<string, FigureTerm>>;
  /** By sign. */
  readonly units: Readonly<Record<string, UnitTerm>>;
  readonly properties: readonly PropertyTerm[];
  /** Words that count as one, however they are written, with a pattern of what is written in small letters. @default none */
  readonly joined?: Readonly<Record<string, string>>;
}

export const NO_TERMS: DomainTerms = { figures: {}, units: {}, properties: [] };
