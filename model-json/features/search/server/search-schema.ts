import type { Unit } from '../../../../shared/measures/measure';
import type { SearchSchema } from '../engine/SearchDocument';
import type { Kind, SearchableContent } from '../SearchableContent';
import { KINDS } from './documents/kinds';

/**
 * Internal facets that visitors do not see: the sites on which a document can be found (paths of language roots), and its page
 * with the ancestors.
 */
export const PLACES = { site: 'site', below: 'below' } as const;

/** What visitors of a site can filter by: kinds, facets and figures of everything that its features make searchable. */
export class SiteSchema {
  /** In the order of the filters. */
  readonly kinds: readonly Kind[];
  /** In the order of the filters. */
  readonly facets: readonly string[];
  /** In the order of the filters. */
  readonly figures: readonly string[];
  /** Types of documents that are not files. */
  readonly documentTypes: readonly string[];
  /** The schema for the documents of the content tree. */
  readonly engine: SearchSchema;
  private readonly units: ReadonlyMap<string, Unit>;

  constructor(sources: readonly SearchableContent[]) {
    this.kinds = [...sources.flatMap(({ kinds = [] }) => kinds), ...KINDS];
    this.facets = [...new Set(['kind', ...sources.flatMap(({ facets = [] }) => facets)])];
    this.units = new Map(sources.flatMap(({ figures = {} }) => Object.entries(figures)));
    this.figures = [...this.units.keys()];
    this.documentTypes = sources.flatMap(({ documentTypes = [] }) => documentTypes);
    const terms = sources.flatMap((source) => source.terms ?? []);
    this.engine = {
      kinds: this.kinds.map(({ name }) => name),
      facets: [...this.facets, ...Object.values(PLACES)],
      figures: this.figures,
      terms: {
        figures: Object.assign({}, ...terms.map(({ figures }) => figures)),
        units: Object.assign({}, ...terms.map(({ units }) => units)),
        properties: terms.flatMap(({ properties }) => properties),
        joined: Object.assign({}, ...terms.map(({ joined = {} }) => joined)),
      },
    };
  }

  isFacet = (name: string): boolean => this.facets.includes(name);

  isFigure = (name: string): boolean => this.units.has(name);

  /** The unit in which a figure is stored. @throws for an unknown figure */
  unitOf(figure: string): Unit {
    const unit = this.units.get(figure);
    if (unit === undefined) throw new Error(`There is no figure "${figure}"; use ${this.figures.join(', ')}`);
    return unit;
  }

  kindNamed(name: string): Kind | undefined {
    return this.kinds.find((kind) => kind.name === name);
  }
}
