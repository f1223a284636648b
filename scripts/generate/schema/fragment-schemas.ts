import { z } from 'zod';
import { fragmentSchema } from '../../../model-json/core/server/fragments/models/fragment-schema';
import { modelsOf, type Model } from '../../../model-json/core/server/fragments/models/Model';
import type { ResourceTree } from '../../../model-json/core/repository/Resource';
import { choiceOf, type Schema } from './field-schema';

/** The variations beside `master` are named after languages and countries: `de`, `fr_ch`. */
const VARIATION = '^[a-z]{2}(_[a-z]{2})?$';

/** Sites can have models of the same name: `/conf/mysite/settings/dam/cfm/models/news` is `mysite.news`. */
const nameOf = ({ path, name }: Model): string => `${path.split('/')[2] ?? ''}.${name}`;

/** The elements of each content fragment model, as definitions by name. */
export const fragmentElements = (tree: ResourceTree): Record<string, Schema> =>
  Object.fromEntries(modelsOf(tree).map((model) => [nameOf(model), elementsOf(model)]));

/** For the `data` node of a fragment: the elements of its model, in `master` and in each variation. */
export const fragmentRules = (tree: ResourceTree): Schema[] =>
  modelsOf(tree).map((model) => {
    const elements = { $ref: `#/definitions/${nameOf(model)}` };
    return {
      if: { required: ['cq:model'], properties: { 'cq:model': { const: model.path } } },
      then: { properties: { master: elements }, patternProperties: { [VARIATION]: elements } },
    };
  });

/** `cq:model` of a fragment: the models of the site, by path. */
export const modelChoice = (tree: ResourceTree): Schema => ({
  title: 'Content fragment model',
  ...choiceOf(modelsOf(tree).map(({ path, title }) => ({ value: path, text: title }))),
});

function elementsOf(model: Model): Schema {
  const { properties = {} } = z.toJSONSchema(fragmentSchema(model), { target: 'draft-7' });
  // Dates are stored with their time, which the API for programs leaves out.
  for (const { name, type, label } of model.fields)
    if (type.startsWith('date'))
      properties[name] = { title: label, type: 'string', description: 'ISO 8601.' };
  return { title: model.title, ...(model.description && { description: model.description }), properties };
}
