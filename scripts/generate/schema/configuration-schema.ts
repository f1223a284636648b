import { POLICIES_FOLDER } from '../../../shared/addresses/templates';
import type { PolicySetting } from '../../../shared/authoring/policy-settings';
import { policySettingsOf } from '../../../shared/authoring/policy-settings';
import type { Policy } from '../../../shared/authoring/template';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { coreOf } from '../../../model-json/core/server/templates/known-components';
import { policiesOf } from '../../../model-json/core/server/templates/read-templates';
import {
  configurationsIn,
  templatesIn,
  titleOf,
} from '../../../model-json/core/server/templates/template-nodes';
import { choiceOf, put, type Schema } from './field-schema';

type Described = { readonly resourceType: string; readonly title: string; readonly group: string };

/** The policies of a site, each with its name as templates give it: `mysite/components/text/default`. */
const policiesIn = (tree: Repository): (Policy & { readonly name: string })[] =>
  configurationsIn(tree).flatMap(({ path }) =>
    policiesOf(path, tree).map((policy) => ({
      ...policy,
      name: policy.path.slice(`${path}/${POLICIES_FOLDER}/`.length),
    })),
  );

/** `cq:template` of a page: the templates of the site, by path. */
export const templateChoice = (tree: Repository): Schema => ({
  title: 'Template',
  ...choiceOf(templatesIn(tree).map((node) => ({ value: node.path, text: titleOf(node) }))),
});

/** `cq:policy` of a template's part: the policies of the site, as a template names them. */
export const policyChoice = (tree: Repository): Schema => ({
  title: 'Policy',
  ...choiceOf(
    policiesIn(tree).map(({ name, values: { title, description } }) => ({
      value: name,
      text: [title, description].filter(Boolean).join(': '),
    })),
  ),
});

/** `cq:styleIds` of a component, by its type: the styles that a policy of the type offers. Types without any are missing. */
export function styleChoices(tree: Repository): ReadonlyMap<string, Schema> {
  const styles = new Map<string, Map<string, string>>();
  for (const { resourceType, values } of policiesIn(tree))
    for (const group of values.styleGroups)
      for (const { id, label } of group.styles) {
        if (id === undefined) continue;
        const known = styles.get(resourceType) ?? new Map<string, string>();
        styles.set(resourceType, known.set(id, `${group.label}: ${label}`));
      }
  return new Map(
    [...styles].map(([type, labels]) => {
      const one = choiceOf([...labels].map(([value, text]) => ({ value, text })));
      return [type, { title: 'Styles', anyOf: [{ type: 'array', items: one }, one] }];
    }),
  );
}

/**
 * The file of policies: below the type of a component, policies with the settings that components built on the same Core
 * Component respect, and the components that a container can allow.
 */
export function policySchema(types: readonly Described[], tree: Repository): Schema {
  const properties: Record<string, Schema> = {};
  for (const { resourceType } of types) {
    const settings = policySettingsOf(coreOf(resourceType, tree));
    const own = Object.fromEntries(settings.map((each) => [each.name, settingSchema(each)]));
    put(properties, resourceType.split('/'), {
      additionalProperties: {
        properties: { components: { $ref: '#/definitions/allowedComponents' }, ...own },
      },
    });
  }
  return { properties };
}

/** `components` of a policy. */
export function allowedComponents(types: readonly Described[]): Schema {
  const groups = [...new Set(types.map(({ group }) => group))].filter((group) => group !== '.hidden');
  return {
    title: 'Allowed components',
    description: '`/apps/mysite/components/text`, or all of a group: `group:My site - Content`.',
    type: 'array',
    items: choiceOf([
      ...groups.sort().map((group) => ({ value: `group:${group}`, text: 'All of this group' })),
      ...types.map(({ resourceType, title }) => ({ value: `/apps/${resourceType}`, text: title })),
    ]),
  };
}

function settingSchema(setting: PolicySetting): Schema {
  const { label: title, hint } = setting;
  return { title, ...(hint && { description: hint }), ...valueOf(setting) };
}

/** Older content stores flags and numbers as text. */
function valueOf(setting: PolicySetting): Schema {
  switch (setting.kind) {
    case 'flag':
      return { enum: [true, false, 'true', 'false'] };
    case 'number':
      return {
        anyOf: [
          { type: 'number', minimum: setting.min, maximum: setting.max },
          { type: 'string', pattern: '^[0-9]+$' },
        ],
      };
    case 'choice':
      return { enum: ['', ...setting.options] };
    case 'texts':
      return { type: ['array', 'string', 'number'], items: { type: ['string', 'number'] } };
    case 'text':
      return { type: 'string' };
  }
}
