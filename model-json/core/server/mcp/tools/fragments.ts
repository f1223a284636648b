import { z } from 'zod';
import { MODEL_STATUSES } from '../../../../../shared/authoring/fragment-model';
import { text } from '../../../exporter/shared/properties';
import { displayTitle } from '../../../exporter/shared/pages';
import type { Resource } from '../../../repository/Resource';
import { modelOf, modelsOf } from '../../fragments/models/Model';
import type { Instance } from '../../Instance';
import { modelOfFragment, query, sheetOf, stateOf } from '../content/find-documents';
import { fragmentValues } from '../content/fragment-values';
import { fragmentSchema } from '../../fragments/models/fragment-schema';
import { notThere } from '../refusals';
import { tool } from '../Tool';
import { cursor, fragmentPath, limit, sheet, state } from './shapes';

const listedFragment = z.object({
  path: z.string(),
  title: z.string(),
  model: z.string(),
  state,
  modified: z.string().optional(),
  modifiedBy: z.string().optional(),
});

function listed(instance: Instance, fragment: Resource) {
  const { properties } = fragment.children.get('jcr:content') ?? fragment;
  return {
    path: fragment.path,
    title: displayTitle(fragment) ?? fragment.name,
    model: modelOfFragment(fragment) ?? '',
    state: stateOf(instance, fragment),
    modified: text(properties, 'jcr:lastModified'),
    modifiedBy: text(properties, 'jcr:lastModifiedBy'),
  };
}

/** A fragment with its model, and its version. */
export type OpenFragment = ReturnType<typeof openFragment>;

/** A fragment with its model. @throws ToolRefusal if there is none */
export function openFragment({ repository }: Instance, path: string) {
  const fragment = repository.get(path);
  const modelPath = modelOfFragment(fragment);
  const version = repository.versionOf(path);
  if (!fragment || modelPath === undefined || version === undefined)
    throw notThere('content fragment', path, 'search-aem-fragments');
  const node = repository.get(modelPath);
  const model = node && modelOf(node);
  if (!model) throw notThere('fragment model', modelPath, 'search-aem-fragment-models');
  return { fragment, model, version };
}

export const searchFragments = tool({
  name: 'search-aem-fragments',
  title: 'Find content fragments',
  description: 'Finds content fragments by words, place, model or state.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({
    text: z.string().max(200).optional().describe('Words that the fragment contains, all of them.'),
    path: z.string().max(1000).default('/content/dam').describe('Only fragments at and below this path.'),
    model: z.string().max(500).optional().describe('The path of their model.'),
    state: state.optional(),
    limit,
    cursor,
  }),
  output: sheet(listedFragment),
  run({ text: words, path, model, state: wanted, limit: most, cursor: from }, { instance }) {
    const found = query(instance, {
      ...{ path, 'path.self': 'true', type: 'dam:Asset' },
      ...(words && { fulltext: words, orderby: '@jcr:score' }),
    })
      .filter((node) => {
        const own = modelOfFragment(node);
        return own !== undefined && (model === undefined || own === model);
      })
      .filter((node) => wanted === undefined || stateOf(instance, node) === wanted);
    return sheetOf(found, from, most, (node) => listed(instance, node));
  },
});

export const getFragment = tool({
  name: 'get-aem-fragment',
  title: 'Read a content fragment',
  description:
    'A content fragment with its values, the version to send with a change, and the JSON Schema of its values, which is its model’s.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({ path: fragmentPath }),
  output: listedFragment.extend({
    version: z.string(),
    values: z.record(z.string(), z.unknown()),
    schema: z.unknown(),
  }),
  run({ path }, { instance }) {
    const { fragment, model, version } = openFragment(instance, path);
    return {
      ...listed(instance, fragment),
      version,
      values: fragmentValues(model, fragment),
      schema: z.toJSONSchema(fragmentSchema(model), { io: 'input' }),
    };
  },
});

export const searchModels = tool({
  name: 'search-aem-fragment-models',
  title: 'List fragment models',
  description: 'The models of content fragments, each with the JSON Schema of its values.',
  effect: 'reads',
  input: z.strictObject({ limit, cursor }),
  output: sheet(
    z.object({
      path: z.string(),
      title: z.string(),
      description: z.string().optional(),
      status: z.enum(MODEL_STATUSES).describe('New fragments are made of enabled ones only'),
      schema: z.unknown(),
    }),
  ),
  run: ({ limit: most, cursor: from }, { instance }) =>
    sheetOf(modelsOf(instance.repository), from, most, (model) => ({
      ...{ path: model.path, title: model.title, description: model.description, status: model.status },
      schema: z.toJSONSchema(fragmentSchema(model), { io: 'input' }),
    })),
});
