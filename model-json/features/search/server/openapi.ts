import { z } from 'zod';
import { LIMITS } from '../engine/limits';
import { answerSchemas } from './answers/answer-schema';
import type { SiteSchema } from './search-schema';
import type { Site } from '../../../core/server/pages/sites';
import { servlet } from '../../../../shared/addresses/app';

type Json = Readonly<Record<string, unknown>>;

const SCHEMAS = '#/components/schemas/';

/** The service in OpenAPI 3.1, generated from the definitions that parse addresses and the schemas of the responses. */
export function openApi(sites: readonly Site[], schema: SiteSchema): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Search',
      version: '1.0.0',
      description: `${kindsOf(schema)} of a site, by words, facets and figures.`,
    },
    paths: {
      [servlet('search')]: operation(
        'search',
        'What is found',
        searchParameters(sites, schema),
        'SearchAnswer',
      ),
      [servlet('suggest')]: operation(
        'suggest',
        'Completions of what has been typed',
        [q, lang(sites)],
        'SuggestAnswer',
      ),
    },
    components: { schemas: schemasOf(schema) },
  };
}

/** `Products, articles and pages`. */
function kindsOf({ kinds }: SiteSchema): string {
  const names = kinds.map(({ titles }) => titles.en.toLowerCase());
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return list.charAt(0).toUpperCase() + list.slice(1);
}

const ifAny = (known: readonly string[], make: () => Json): Json[] => (known.length > 0 ? [make()] : []);

function operation(operationId: string, summary: string, parameters: readonly Json[], answer: string): Json {
  const json = (name: string) => ({ 'application/json': { schema: { $ref: SCHEMAS + name } } });
  return {
    get: {
      operationId,
      summary,
      parameters,
      responses: {
        '200': { description: 'The answer.', content: json(answer) },
        '304': { description: 'The client has the answer (If-None-Match).' },
        '400': {
          description: 'The address is invalid; the message says what would be right.',
          content: json('SearchRefusal'),
        },
        '503': {
          description: 'The first index is being built.',
          headers: { 'retry-after': { description: 'Seconds.', schema: { type: 'integer' } } },
          content: json('SearchRefusal'),
        },
      },
    },
  };
}

const parameter = (name: string, description: string, schema: Json, more: Json = {}): Json => ({
  name,
  in: 'query',
  description,
  schema,
  ...more,
});

const q = parameter('q', 'Words, numbers, figures with units, as people type them.', {
  type: 'string',
  maxLength: LIMITS.textLength,
});

const lang = (sites: readonly Site[]) =>
  parameter(
    'lang',
    'The site: a language and its country. Without a country the main site of the language.',
    {
      type: 'string',
      examples: sites.map(({ tag }) => tag),
    },
  );

const names = (name: string, description: string, known: readonly string[]) =>
  parameter(
    name,
    description,
    { type: 'array', items: { type: 'string', enum: known } },
    { style: 'form', explode: false },
  );

function searchParameters(sites: readonly Site[], schema: SiteSchema): Json[] {
  const { facets, figures } = schema;
  const whole = (maximum: number) => ({ type: 'integer', minimum: 1, maximum });
  const text = { type: 'string', maxLength: LIMITS.valueLength };
  return [
    q,
    lang(sites),
    parameter('page', 'From 1.', { ...whole(LIMITS.depth), default: 1 }),
    parameter('size', 'Results a page.', whole(LIMITS.size)),
    ...ifAny(figures, () =>
      parameter('sort', 'A figure; descending with a leading "-". By relevance if missing.', {
        type: 'string',
        enum: figures.flatMap((name) => [name, `-${name}`]),
      }),
    ),
    parameter(
      'units',
      'The units of requested bounds and of ranges in the response; those of the region by default.',
      {
        enum: ['metric', 'us'],
      },
    ),
    parameter('view', 'How results are shown; returned unchanged.', { enum: ['comfortable', 'compact'] }),
    names('facets', 'Facets to count; all by default.', facets),
    ...ifAny(figures, () => names('figures', 'Figures to give ranges of; all by default.', figures)),
    parameter('explain', 'On author: explain why each result is at its place.', { type: 'boolean' }),
    ...facets.map((name) =>
      parameter(
        name,
        'Any of these values.',
        { type: 'array', items: text, maxItems: LIMITS.values },
        { style: 'form', explode: true },
      ),
    ),
    ...facets.map((name) =>
      parameter(
        `within.${name}`,
        'Values that a list is about: only values of its contents are offered as choices. It filters nothing itself.',
        { type: 'array', items: text, maxItems: LIMITS.values },
        { style: 'form', explode: true },
      ),
    ),
    ...figures.flatMap((name) =>
      ['min', 'max'].map((bound) =>
        parameter(`${name}.${bound}`, `${schema.unitOf(name)}, or its US equivalent with units=us.`, {
          type: 'number',
        }),
      ),
    ),
  ];
}

/** JSON Schemas of all responses, by name. */
function schemasOf(schema: SiteSchema): Json {
  const { schemas: made } = z.toJSONSchema(answerSchemas(schema), { uri: (id) => SCHEMAS + id });
  return Object.fromEntries(
    Object.entries(made).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  );
}
