import type { MeasureSystem } from '../../../measures/measure-system';
import type { Unit } from '../../../measures/measure';
import type { FigureModel } from '../api/figure.model';
import { isOfFamily } from '../api/is-of-family';
import { Telling } from '../questions/Telling';

/** What reasons are found in: a product's model. */
export interface Described {
  readonly figures: readonly FigureModel[];
  /** Id of the family's tag. */
  readonly familyId?: string | undefined;
  /** Ids of the tags of its construction. */
  readonly features: readonly string[];
  /** What a spare part or kit holds, `valve-plate | 2`. */
  readonly includes: readonly string[];
  readonly lead?: string | undefined;
  readonly description?: string | undefined;
}

/** A product of which reasons are looked for: what it is, how it is built, what its figures are. */
export class Subject {
  readonly telling: Telling;
  private readonly familyId: string | undefined;
  private readonly built: ReadonlySet<string>;
  private readonly text: string;
  readonly kinds: readonly string[];

  constructor(
    product: Described,
    language: string,
    /** Of the reader. */
    readonly system: MeasureSystem,
  ) {
    this.telling = new Telling(product.figures, language, system);
    this.familyId = product.familyId;
    this.built = new Set(product.features.map((id) => id.replace(/^.*\//, '')));
    // Numbers and units are joined by spaces that do not break.
    this.text = `${product.lead ?? ''} ${product.description ?? ''}`.replaceAll(/[\u00a0\u202f]/g, ' ');
    this.kinds = product.includes.map((line) => line.split('|')[0]!.trim());
  }

  /** Whether it is of one of these families, or of one below them. */
  isOf(...families: string[]): boolean {
    return isOfFamily(this.familyId, ...families);
  }

  /** Whether it is built so: `oil-free`. */
  has(feature: string): boolean {
    return this.built.has(feature);
  }

  /** Whether its lead or description says so in these words, a regular expression. */
  says(words: string | undefined): boolean {
    return words !== undefined && new RegExp(words, 'i').test(this.text);
  }

  /** A figure as a number, 0 if the product has none: what is compared. */
  amount(name: string, unit: Unit): number {
    return this.telling.number(name, unit) ?? 0;
  }

  /** Figures as readers see them; undefined if one is missing. */
  shown<N extends string>(names: Readonly<Record<N, readonly [figure: string, unit: Unit]>>) {
    const entries = (Object.entries(names) as [N, readonly [string, Unit]][]).map(
      ([name, [figure, unit]]) => {
        const value = this.telling.number(figure, unit);
        return [name, value === undefined ? undefined : this.telling.exact(value, unit)] as const;
      },
    );
    return entries.every(([, value]) => value !== undefined)
      ? (Object.fromEntries(entries) as Record<N, string>)
      : undefined;
  }
}
