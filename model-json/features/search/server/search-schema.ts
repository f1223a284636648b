import type { Unit } from '../../../../shared/measures/measure';
import type { SearchSchema } from '../engine/SearchDocument';
import type { Kind, SearchSource } from '../SearchSource';
import { KINDS } from './documents/kinds';

/**
 * What documents are told apart by and nobody chooses: the sites that they can be found on (paths of language roots), and
 * the pages at and above theirs.
 */
export const PLACES = { site: 'site', below: 'below' } as const;

/** What visitors of a site choose by: kinds, facets and figures of everything that its features let them find. */
export class SiteSchema {
  /** In the order in which they are offered. */
  readonly kinds: readonly Kind[];
  /** In the order in which they are shown. */
  readonly facets: readonly string[];
  /** In the order in which they are shown. */
  readonly figures: readonly string[];
  /** What documents of the content tree carry. */
  readonly engine: SearchSchema;
  private readonly units: ReadonlyMap<string, Unit>;

  constructor(sources: readonly SearchSource[]) {
    this.kinds = [...sources.flatMap(({ kinds = [] }) => kinds), ...KINDS];
    this.facets = [...new Set(['kind', ...sources.flatMap(({ facets = [] }) => facets)])];
    this.units = new Map(sources.flatMap(({ figures = {} }) => Object.entries(figures)));
    this.figures = [...this.units.keys()];
    this.engine = {
      kinds: this.kinds.map(({ name }) => name),
      facets: [...this.facets, ...Object.values(PLACES)],
      figures: this.figures,
    };
  }

  isFacet = (name: string): boolean => this.facets.includes(name);

  isFigure = (name: string): boolean => this.units.has(name);

  /** The unit that a figure is kept in. @throws for a name that is no figure */
  unitOf(figure: string): Unit {
    const unit = this.units.get(figure);
    if (unit === undefined) throw new Error(`There is no figure "${figure}"; use ${this.figures.join(', ')}`);
    return unit;
  }

  kindNamed(name: string): Kind | undefined {
    return this.kinds.find((kind) => kind.name === name);
  }
}
