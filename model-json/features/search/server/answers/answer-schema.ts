import { z } from 'zod';
import { UNITS } from '../../../../../shared/measures/measure';
import type {
  PageItem,
  ProductItem,
  SearchAnswer,
  SearchRefusal,
  SuggestAnswer,
} from '../../../../../shared/search/search-answer';

/* What the service sends, for `openapi.json`. `AnswersMatch` holds it to what the widgets are written for. */

/** All schemas by their names in `openapi.json`. */
export const ANSWERS = z.registry<{ id: string; description: string }>();

const named = <T extends z.ZodType>(id: string, description: string, schema: T): T => {
  ANSWERS.add(schema, { id, description });
  return schema;
};

const bounds = named(
  'Bounds',
  'Bounds of a figure, both included.',
  z.strictObject({ min: z.number().optional(), max: z.number().optional() }),
);

const unit = named('Unit', 'The unit of a figure.', z.enum(UNITS));

const picture = named(
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

const explanation = named(
  'ItemExplanation',
  'Why a result stands where it stands; on author, with explain=true.',
  z.strictObject({
    score: z.number(),
    text: z.number(),
    number: z.number(),
    boost: z.number(),
    pinned: z.boolean(),
  }),
);

const product = named(
  'ProductItem',
  'A product as lists of products show it.',
  z.strictObject({
    type: z.literal('product'),
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    kind: z.string().optional(),
    description: z.string().optional(),
    family: z.string().optional(),
    familyId: z.string().optional(),
    figures: z.array(
      z.strictObject({
        name: z.string(),
        value: z.union([z.number(), z.string()]),
        unit: unit.optional(),
      }),
    ),
    variants: z.int().min(0),
    image: picture.optional(),
    link: z
      .strictObject({
        valid: z.boolean(),
        url: z.string(),
        attributes: z.record(z.string(), z.string()).optional(),
      })
      .optional(),
    explain: explanation.optional(),
  }),
);

const page = named(
  'PageItem',
  'A page or a document.',
  z.strictObject({
    type: z.enum(['family', 'article', 'page', 'document']),
    id: z.string(),
    title: z.string(),
    url: z.string(),
    description: z.string().optional(),
    date: z.iso.date().optional(),
    image: picture.optional(),
    format: z.string().optional(),
    bytes: z.int().optional(),
    documentType: z.enum(['manual', 'catalogue']).optional(),
    language: z.string().optional(),
    explain: explanation.optional(),
  }),
);

const asked = named(
  'Asked',
  'The address, read and checked; ranges are in the units of the catalogue.',
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
  'A value of a facet, with how many results it has, were it chosen beside the choices in other facets.',
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
  'What the results have in a figure, in the units of the reader.',
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

export const searchAnswer = named(
  'SearchAnswer',
  'What was found.',
  z.strictObject({
    asked,
    total: z.int().min(0),
    pages: z.int().min(0),
    items: z.array(z.union([product, page])),
    facets: z.record(z.string(), z.array(option)),
    ranges: z.record(z.string(), range),
    chips: z.array(chip),
    plain: z.string().optional(),
    suggestion: z.string().optional(),
    relaxed: z.strictObject({ without: z.string(), q: z.string(), total: z.int().min(1) }).optional(),
    problem: z.strictObject({ parameter: z.string().optional() }).optional(),
  }),
);

export const suggestAnswer = named(
  'SuggestAnswer',
  'What a few letters may become: words, then places to go to at once.',
  z.strictObject({
    q: z.string(),
    words: z.array(z.string()),
    items: z.array(
      z.strictObject({
        type: z.enum(['product', 'family', 'article', 'page', 'document']),
        title: z.string(),
        url: z.string(),
        sku: z.string().optional(),
        subject: z.string().optional(),
        image: z.string().optional(),
      }),
    ),
  }),
);

export const searchRefusal = named(
  'SearchRefusal',
  'Why there is no answer.',
  z.strictObject({ status: z.int(), parameter: z.string().optional(), message: z.string() }),
);

/** Compiles as long as everything that is described here is what the widgets read, and the other way round. */
type Match<Described extends Read, Read> = Described;
type Nothing<T extends never> = T;
type Undescribed<Read, Described> = Exclude<KeysOf<Read>, KeysOf<Described>>;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type AnswersMatch = [
  Match<z.output<typeof searchAnswer>, SearchAnswer>,
  Match<z.output<typeof suggestAnswer>, SuggestAnswer>,
  Match<z.output<typeof searchRefusal>, SearchRefusal>,
  Nothing<Undescribed<SearchAnswer, z.output<typeof searchAnswer>>>,
  Nothing<Undescribed<ProductItem, z.output<typeof product>>>,
  Nothing<Undescribed<PageItem, z.output<typeof page>>>,
];
