import { LANGUAGES, type Language, type SearchDocument, type SearchSchema } from '../SearchDocument';
import { FacetColumn } from './FacetColumn';
import { FigureColumn } from './FigureColumn';
import { PlaceColumn } from './PlaceColumn';
import { entryOf } from '../../../../../shared/checked/required';

/** The parts of a document that are counted, compared and ranked without a database query. */
export type Facts = Pick<SearchDocument, 'facets' | 'figures' | 'boost'>;

const FIRST_ROWS = 1024;

/** Facets, figures, languages and boosts of all documents, by row number, in typed arrays. */
export class Columns {
  private readonly facets: ReadonlyMap<string, FacetColumn>;
  private readonly figures: ReadonlyMap<string, FigureColumn>;
  readonly places = new PlaceColumn();
  /** One more than the highest row. */
  end = 1;
  private capacity = 0;
  /** 0 if the row has no document (any more), otherwise the index of the language in `LANGUAGES` plus one. */
  private languages = new Uint8Array(0);
  private boosts = new Float32Array(0);

  constructor(schema: SearchSchema) {
    this.facets = new Map(schema.facets.map((name) => [name, new FacetColumn()]));
    this.figures = new Map(schema.figures.map((name) => [name, new FigureColumn()]));
    this.grow(FIRST_ROWS);
  }

  /** The column of a facet of the schema. */
  facet(name: string): FacetColumn {
    return entryOf(this.facets, name);
  }

  /** The column of a figure of the schema. */
  figure(name: string): FigureColumn {
    return entryOf(this.figures, name);
  }

  set(row: number, language: Language, { facets = {}, figures = {}, boost = 0 }: Facts): void {
    if (row >= this.capacity) this.grow(Math.max(row + 1, this.capacity * 2));
    this.end = Math.max(this.end, row + 1);
    this.languages[row] = LANGUAGES.indexOf(language) + 1;
    this.boosts[row] = boost;
    for (const [name, column] of this.facets) column.set(row, facets[name] ?? []);
    for (const [name, column] of this.figures) column.set(row, figures[name]);
  }

  remove(row: number): void {
    this.languages[row] = 0;
  }

  boost(row: number): number {
    return this.boosts[row]!;
  }

  isIn(row: number, language: Language): boolean {
    return this.languages[row] === LANGUAGES.indexOf(language) + 1;
  }

  /** All rows of a language. */
  rowsIn(language: Language): Int32Array {
    const code = LANGUAGES.indexOf(language) + 1;
    const rows = new Int32Array(this.end);
    let count = 0;
    for (let row = 1; row < this.end; row += 1) if (this.languages[row] === code) rows[count++] = row;
    return rows.subarray(0, count);
  }

  private grow(capacity: number): void {
    this.capacity = capacity;
    const languages = new Uint8Array(capacity);
    languages.set(this.languages);
    this.languages = languages;
    const boosts = new Float32Array(capacity);
    boosts.set(this.boosts);
    this.boosts = boosts;
    for (const column of [...this.facets.values(), ...this.figures.values(), this.places])
      column.grow(capacity);
  }
}
