import { GraphQLError } from 'graphql';
import type { ApiModel } from '../content/ApiModel';
import type { ShownFragment } from '../content/ShownFragment';
import { spelled } from '../content/spelled-values';
import { shownAt, type Asking } from '../schema/Asking';

/** What a fragment is sorted by; null for what it does not have. */
export type SortKey = readonly (string | number | boolean | null)[];

interface Criterion {
  readonly path: readonly string[];
  readonly isDescending: boolean;
}

const CRITERION = /^([\w.]{1,200})(?:\s+(ASC|DESC))?$/i;

/** Beginnings decide; a whole article would make cursors of its length. */
const LONGEST = 200;
const MOST = 10;

/** The order of a list: `lastName, address.town DESC`. What is equal is in the order of `last`. */
export class Order {
  private readonly criteria: readonly Criterion[];

  /**
   * @param last makes every place unique
   * @throws GraphQLError for what is no order, or names fields that the model does not have
   */
  constructor(
    sort: string,
    private readonly model: ApiModel,
    private readonly last: (fragment: ShownFragment) => string,
    private readonly asking: Asking,
  ) {
    const parts = sort.split(',').flatMap((part) => part.trim() || []);
    if (parts.length > MOST) throw new GraphQLError(`A list can be sorted by at most ${MOST} fields`);
    this.criteria = parts.map((part) => this.criterionOf(part));
  }

  /** How many values a key has. */
  get keyLength(): number {
    return this.criteria.length + 2;
  }

  keyOf(fragment: ShownFragment): SortKey {
    return [
      ...this.criteria.map(({ path }) => this.valueOf(fragment, path)),
      this.last(fragment),
      fragment.variation,
    ];
  }

  /** Negative if the first is before the second. What is empty is first. */
  compare(one: SortKey, other: SortKey): number {
    for (const [i, left] of one.entries()) {
      this.asking.budget.compare();
      const result = compareValues(left, other[i] ?? null);
      if (result !== 0) return this.criteria[i]?.isDescending ? -result : result;
    }
    return 0;
  }

  private criterionOf(part: string): Criterion {
    const [, names = '', direction = 'ASC'] = CRITERION.exec(part) ?? [];
    const path = names.split('.');
    if (names === '' || !isSortable(path, this.model, this.asking))
      throw new GraphQLError(
        `Nothing can be sorted by "${part}"; name fields of ${this.model.typeName}, each with ASC or DESC: "title, price DESC"`,
      );
    return { path, isDescending: direction.toUpperCase() === 'DESC' };
  }

  private valueOf(fragment: ShownFragment, [name = '', ...more]: readonly string[]): SortKey[number] {
    if (name === '_path') return fragment.path;
    if (name === '_id') return fragment.id;
    if (name === '_variation') return fragment.variation;
    const field = fragment.model.fields.find((each) => each.name === name);
    const [value] = field ? fragment.values(field) : [];
    if (!field || value === undefined) return null;
    if (more.length > 0) {
      const referenced = shownAt(String(value), fragment.choice, this.asking);
      return referenced ? this.valueOf(referenced, more) : null;
    }
    this.asking.budget.compare(value);
    const known = spelled(value, field.kind);
    return typeof known === 'string' ? known.slice(0, LONGEST) : known;
  }
}

function isSortable([name = '', ...more]: readonly string[], model: ApiModel, asking: Asking): boolean {
  if (['_path', '_id', '_variation'].includes(name)) return more.length === 0;
  const field = model.fields.find((each) => each.name === name);
  if (!field) return false;
  if (more.length === 0) return field.kind !== 'json';
  const [target, ...others] = field.models;
  const next = target !== undefined && others.length === 0 ? asking.models.get(target) : undefined;
  return field.kind === 'fragment' && next !== undefined && isSortable(more, next, asking);
}

function compareValues(one: SortKey[number], other: SortKey[number]): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}
