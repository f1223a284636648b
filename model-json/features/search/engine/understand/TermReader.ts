import type { Language } from '../SearchDocument';
import type { DomainTerms, FigureTerm, PropertyTerm, UnitTerm } from './DomainTerms';
import { wordsJoinedBy, type WordsOf } from '../text/words';
import { anyOf } from './any-of';
import { skuPattern } from './find-skus';
import { quantityPattern } from './quantity-pattern';
import { required } from '../../../../../shared/checked/required';

const readers = new WeakMap<DomainTerms, TermReader>();

/** Recognises domain terms in folded text. */
export class TermReader {
  readonly properties: readonly PropertyTerm[];
  /** Matches order numbers. */
  readonly skus: RegExp;
  /** Any unit, as a pattern. */
  private readonly units: string;
  private readonly unit: RegExp;
  /** Splits a text into words. */
  readonly wordsOf: WordsOf;
  private readonly patterns = new Map<Language, RegExp>();

  private constructor(private readonly terms: DomainTerms) {
    this.properties = terms.properties;
    this.wordsOf = wordsJoinedBy(terms);
    this.units = anyOf(Object.values(terms.units).flatMap(({ spellings }) => spellings));
    this.skus = skuPattern(this.units);
    this.unit = new RegExp(`^(?:${this.units})$`, 'i');
  }

  /** The reader of some terms; it compiles their patterns once. */
  static of(terms: DomainTerms): TermReader {
    let reader = readers.get(terms);
    if (!reader) readers.set(terms, (reader = new TermReader(terms)));
    return reader;
  }

  /** Whether a word is a unit; after a figure it has no other meaning. */
  isUnit(word: string): boolean {
    return this.unit.test(word);
  }

  /** What is known about a figure that has units. */
  figure(name: string): FigureTerm {
    return required(this.terms.figures[name], `What is known of ${name}`);
  }

  /** The figure with a name; undefined if it is none. */
  figureNamed(label: string | undefined, language: Language): string | undefined {
    return Object.keys(this.terms.figures).find((name) => is(label, this.labelsOf(name, language)));
  }

  unitOf(written: string, language: Language): UnitTerm | undefined {
    return Object.values(this.terms.units).find(
      ({ spellings, only }) => is(written, spellings) && (only?.[written] ?? language) === language,
    );
  }

  /** The unit for a figure's number without one. */
  bareUnit(figure: string | undefined): UnitTerm | undefined {
    const unit = figure === undefined ? undefined : this.figure(figure).unit;
    return unit === undefined ? undefined : this.terms.units[unit];
  }

  /** Matches a figure with its unit and the words around it. */
  quantityPattern(language: Language): RegExp {
    let found = this.patterns.get(language);
    if (!found) {
      const labels = Object.keys(this.terms.figures).flatMap((name) => this.labelsOf(name, language));
      this.patterns.set(language, (found = quantityPattern(language, anyOf(labels), this.units)));
    }
    return found;
  }

  private labelsOf(figure: string, language: Language): readonly string[] {
    return this.terms.figures[figure]?.labels?.[language] ?? [];
  }
}

/** Whether a word is one of some patterns. */
export const is = (word: string | undefined, patterns: readonly string[]): boolean =>
  word !== undefined && new RegExp(`^(?:${anyOf(patterns)})$`, 'u').test(word);
