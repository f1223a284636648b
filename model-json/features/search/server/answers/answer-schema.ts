import { z } from 'zod';
import { UNITS } from '../../../../../shared/measures/measure';
import type {
  PageItem,
  SearchAnswer,
  SearchItem,
  SearchRefusal,
  SuggestAnswer,
  SuggestItem,
} from '../../../../../shared/search/search-answer';
import type { SiteSchema } from '../search-schema';
import type { ItemSchema } from './ItemSchema';

/* The service's responses for `openapi.json`. `AnswersMatch` keeps them in step with the types of the widgets. */

interface Named<T extends z.ZodType = z.ZodType> {
  readonly id: string;
  readonly description: string;
  readonly schema: T;
}

const PARTS: Named[] = [];
const named = <T extends z.ZodType>(id: string, description: string, schema: T): T => {
  PARTS.push({ id, description, schema });
  return schema;
};

const bounds = named(
  'Bounds',
  'Bounds of a figure, both inclusive.',
  z.strictObject({ min: z.number().optional(), max: z.number().optional() }),
);

export const unit = named('Unit', 'The unit of a figure.', z.enum(UNITS));

export const picture = named(
  'Picture',
  'A picture in several widths and formats.',
  z.strictObject({
    src: z.string(),
    srcset: z.string().optional(),
    sources: z.array(z.strictObject({ type: z.string(), srcset: z.string() })),
    width: z.number().optional(),
    height: z.number().optional(),
    alt: z.string(),
    lazy: z.boolean(),
    sizes: z.string().optional(),
  }),
);

export const explanation = named(
  'ItemExplanation',
  'Why a result is at its place; on author, with explain=true.',
  z.strictObject({
    score: z.number(),
    text: z.number(),
    number: z.number(),
    boost: z.number(),
    pinned: z.boolean(),
  }),
);

const asked = named(
  'Asked',
  'The address, parsed and validated; ranges are in the units in which figures are kept.',
  z.strictObject({
    q: z.string(),
    lang: z.string(),
    page: z.int().min(1),
    size: z.int().min(1),
    sort: z.string().optional(),
    units: z.enum(['metric', 'us']),
    view: z.enum(['comfortable', 'compact']),
    filters: z.record(z.string(), z.array(z.string())),
    ranges: z.record(z.string(), bounds),
  }),
);

const option = named(
  'FacetOption',
  'A value of a facet, and how many results it would have if it were added to the choices in other facets.',
  z.strictObject({
    value: z.string(),
    title: z.string(),
    count: z.int().min(0),
    selected: z.boolean(),
    level: z.int().min(0),
  }),
);

const range = named(
  'FigureRange',
  'The range and distribution of a figure in the results, in the units of the reader.',
  z.strictObject({
    unit,
    min: z.number(),
    max: z.number(),
    chosen: bounds,
    bars: z.array(z.int().min(0)),
  }),
);

const said = { source: z.string(), q: z.string() };
const chip = named(
  'SearchChip',
  'A part of the words that became a filter; `q` is the words without it.',
  z.union([
    z.strictObject({ ...said, facet: z.string(), value: z.string(), title: z.string() }),
    z.strictObject({ ...said, figure: z.string(), unit, range: bounds }),
  ]),
);

export const searchRefusal = named(
  'SearchRefusal',
  'The error.',
  z.strictObject({ status: z.int(), parameter: z.string().optional(), message: z.string() }),
);

const pageItem = (types: readonly PageItem['type'][], documentTypes: readonly string[]) =>
  z.strictObject({
    type: z.enum(types),
    id: z.string(),
    title: z.string(),
    url: z.string(),
    description: z.string().optional(),
    date: z.iso.date().optional(),
    image: picture.optional(),
    format: z.string().optional(),
    bytes: z.int().optional(),
    documentType: (documentTypes.length > 0 ? z.enum(documentTypes) : z.string()).optional(),
    language: z.string().optional(),
    explain: explanation.optional(),
  });

const searchAnswer = (items: readonly z.ZodType<SearchItem>[]) =>
  z.strictObject({
    asked,
    total: z.int().min(0),
    pages: z.int().min(0),
    items: z.array(z.union(items)),
    facets: z.record(z.string(), z.array(option)),
    facetTitles: z.record(z.string(), z.string()).optional(),
    ranges: z.record(z.string(), range),
    chips: z.array(chip),
    plain: z.string().optional(),
    suggestion: z.string().optional(),
    relaxed: z.strictObject({ without: z.string(), q: z.string(), total: z.int().min(1) }).optional(),
    problem: z.strictObject({ parameter: z.string().optional() }).optional(),
  });

const suggestAnswer = (types: readonly SuggestItem['type'][]) =>
  z.strictObject({
    q: z.string(),
    words: z.array(z.string()),
    items: z.array(
      z.strictObject({
        type: z.enum(types),
        title: z.string(),
        url: z.string(),
        sku: z.string().optional(),
        subject: z.string().optional(),
        image: z.string().optional(),
      }),
    ),
  });

/** All schemas by name in `openapi.json`, for a site with these kinds of results and types of drawn documents. */
export function answerSchemas({ kinds, documentTypes }: Pick<SiteSchema, 'kinds' | 'documentTypes'>) {
  const own = kinds.flatMap(({ schema }) => schema ?? []);
  const names = kinds.map(({ name }) => name) as SuggestItem['type'][];
  const pages = kinds.filter(({ schema }) => !schema).map(({ name }) => name) as PageItem['type'][];
  const page: ItemSchema = {
    id: 'PageItem',
    description: 'A page or a document.',
    schema: pageItem(pages, documentTypes),
  };
  const answers: Named[] = [
    ...PARTS,
    ...own,
    page,
    {
      id: 'SearchAnswer',
      description: 'What was found.',
      schema: searchAnswer([...own, page].map(({ schema }) => schema)),
    },
    {
      id: 'SuggestAnswer',
      description: 'Completions of what has been typed: words, then pages to go to directly.',
      schema: suggestAnswer(names),
    },
  ];
  const registry = z.registry<{ id: string; description: string }>();
  for (const { id, description, schema } of answers) registry.add(schema, { id, description });
  return registry;
}

/** Compiles only if the schemas match the types that the widgets read. */
export type AnswersMatch = [
  Match<z.output<ReturnType<typeof searchAnswer>>, SearchAnswer>,
  Match<z.output<ReturnType<typeof suggestAnswer>>, SuggestAnswer>,
  Match<z.output<typeof searchRefusal>, SearchRefusal>,
  Nothing<Undescribed<SearchAnswer, z.output<ReturnType<typeof searchAnswer>>>>,
  Match<z.output<ReturnType<typeof pageItem>>, PageItem>,
  Nothing<Undescribed<PageItem, z.output<ReturnType<typeof pageItem>>>>,
];
export type Match<Described extends Read, Read> = Described;
export type Nothing<T extends never> = T;
export type Undescribed<Read, Described> = Exclude<KeysOf<Read>, KeysOf<Described>>;
type KeysOf<T> = T extends unknown ? keyof T : never;
