import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
} from 'graphql';
import type { ApiModel } from '../content/ApiModel';
import type { ShownFragment } from '../content/ShownFragment';
import { LIMITS } from '../limits/limits';
import { cursorOf, keyOfCursor } from '../select/cursor';
import { choiceOf, selected, type ListArguments, type Placed } from '../select/selection';
import { shown, shownAt, type Asking } from './Asking';
import { assetTransform } from './AssetTransform';
import type { AllTypes, ModelTypes } from './AllTypes';
import { referencesIn } from './references-in';
import { read } from './resolved';

type Queries = GraphQLFieldConfigMap<unknown, Asking>;

const CHOICE: GraphQLFieldConfigArgumentMap = {
  variation: { type: GraphQLString },
  _assetTransform: { type: assetTransform },
};

interface Single {
  readonly item: ShownFragment | null;
}

interface Several {
  readonly items: readonly ShownFragment[];
}

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: ShownFragment }[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

const pageInfo = new GraphQLObjectType<Page, Asking>({
  name: 'PageInfo',
  fields: {
    hasPreviousPage: read(new GraphQLNonNull(GraphQLBoolean), ({ hasPrevious }: Page) => hasPrevious),
    hasNextPage: read(new GraphQLNonNull(GraphQLBoolean), ({ hasNext }: Page) => hasNext),
    startCursor: read(GraphQLString, ({ edges }: Page) => edges[0]?.cursor),
    endCursor: read(GraphQLString, ({ edges }: Page) => edges.at(-1)?.cursor),
  },
});

/** The queries of a model: `…ByPath`, `…ById`, `…List` and `…Paginated`. */
export function queriesOf(model: ApiModel, own: ModelTypes, { anyReference }: AllTypes): Queries {
  const { name, typeName } = model;
  const references = <Source>(fragmentsOf: (source: Source) => readonly ShownFragment[]) =>
    read(
      new GraphQLList(anyReference),
      (source: Source, asking) => referencesIn(fragmentsOf(source), asking),
      'What the fragments refer to, by reference or in long texts, each once.',
    );
  const single = new GraphQLObjectType<Single, Asking>({
    name: `${typeName}Result`,
    fields: {
      item: read(own.object, ({ item }: Single) => item),
      _references: references(({ item }: Single) => (item ? [item] : [])),
    },
  });
  const list = new GraphQLObjectType<Several, Asking>({
    name: `${typeName}Results`,
    fields: {
      items: read(new GraphQLNonNull(new GraphQLList(own.object)), ({ items }: Several) => items),
      _references: references(({ items }: Several) => items),
    },
  });
  const edge = new GraphQLObjectType<Page['edges'][number], Asking>({
    name: `${typeName}Edge`,
    fields: {
      cursor: read(new GraphQLNonNull(GraphQLString), ({ cursor }: Page['edges'][number]) => cursor),
      node: read(own.object, ({ node }: Page['edges'][number]) => node),
    },
  });
  const connection = new GraphQLObjectType<Page, Asking>({
    name: `${typeName}Connection`,
    fields: {
      edges: read(new GraphQLList(edge), ({ edges }: Page) => edges),
      pageInfo: read(new GraphQLNonNull(pageInfo), (page: Page) => page),
      _references: references(({ edges }: Page) => edges.map(({ node }) => node)),
    },
  });
  const listing: GraphQLFieldConfigArgumentMap = {
    ...CHOICE,
    includeVariations: { type: GraphQLBoolean },
    _locale: { type: GraphQLString },
    filter: { type: own.filter },
    sort: { type: GraphQLString },
  };
  return {
    [`${name}ByPath`]: {
      type: single,
      args: { _path: { type: new GraphQLNonNull(GraphQLString) }, ...CHOICE },
      resolve: (_root, { _path, ...asked }: ListArguments & { _path: string }, asking): Single => {
        const item = shownAt(_path, choiceOf(asked), asking);
        return { item: item?.model === model ? item : null };
      },
    },
    [`${name}ById`]: {
      type: single,
      args: { _id: { type: new GraphQLNonNull(GraphQLID) }, ...CHOICE },
      resolve: (_root, { _id, ...asked }: ListArguments & { _id: string }, asking): Single => {
        const node = asking.index.withId(_id);
        const isOwn = node && asking.index.ofModel(model.path).includes(node);
        return { item: isOwn ? shown(node, model, choiceOf(asked)) : null };
      },
    },
    [`${name}List`]: {
      type: list,
      args: { ...listing, offset: { type: GraphQLInt }, limit: { type: GraphQLInt } },
      resolve: (_root, asked: ListArguments & Slice, asking) => sliceOf(model, asked, asking),
    },
    [`${name}Paginated`]: {
      type: connection,
      args: { ...listing, first: { type: GraphQLInt }, after: { type: GraphQLString } },
      resolve: (_root, asked: ListArguments & Cursor, asking) => pageOf(model, asked, asking),
    },
  };
}

interface Slice {
  readonly offset?: number | null;
  readonly limit?: number | null;
}

function sliceOf(
  model: ApiModel,
  { offset, limit, ...asked }: ListArguments & Slice,
  asking: Asking,
): Several {
  const start = notNegative('offset', offset) ?? 0;
  const most = notNegative('limit', limit) ?? Infinity;
  const { placed } = selected(model, asked, ({ path }) => path, asking);
  return { items: placed.slice(start, start + most).map(({ fragment }) => fragment) };
}

interface Cursor {
  readonly first?: number | null;
  readonly after?: string | null;
}

function pageOf(model: ApiModel, { first, after, ...asked }: ListArguments & Cursor, asking: Asking): Page {
  const size = notNegative('first', first) ?? LIMITS.usualFirst;
  if (size > LIMITS.first)
    throw new GraphQLError(`first is ${size}; at most ${LIMITS.first} are given at once`);
  const { placed, order } = selected(model, asked, ({ id }) => id, asking);
  const sort = asked.sort ?? '';
  const start = startAfter(placed, after, sort, order);
  const page = placed.slice(start, start + size);
  return {
    edges: page.map(({ fragment, key }) => ({ node: fragment, cursor: cursorOf(sort, key) })),
    hasPrevious: start > 0,
    hasNext: start + size < placed.length,
  };
}

function startAfter(
  placed: readonly Placed[],
  after: string | null | undefined,
  sort: string,
  order: ReturnType<typeof selected>['order'],
): number {
  if (!after) return 0;
  const key = keyOfCursor(after, sort, order.keyLength);
  const at = placed.findIndex((each) => order.compare(each.key, key) > 0);
  return at < 0 ? placed.length : at;
}

function notNegative(name: string, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 0) throw new GraphQLError(`${name} is ${value}; it cannot be negative`);
  return value;
}
