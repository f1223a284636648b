import {
  policySettingsOf,
  settingFor,
  type PolicySetting,
} from '../../../../shared/authoring/policy-settings';
import type { PolicyValues } from '../../../../shared/authoring/template';
import { isNode, type NodeJson } from '../../repository/node-json';
import type { Value } from '../../repository/Resource';
import { richTextIn, withRichText } from './rich-text';
import { childIn, styleGroupsIn, textIn, withStyleGroups } from './style-groups';

const GROUPS = 'cq:styleGroups';
const PLUGINS = 'rtePlugins';
/** What has fields of its own, or is no setting. */
const OWN = /^(?:jcr:|sling:|cq:|:)|^components$/;

/** What authors of templates see of a policy. @param core the Core Component that its component is built on */
export const valuesOf = (node: NodeJson, core: string | undefined): PolicyValues => ({
  title: textIn(node, 'jcr:title'),
  description: textIn(node, 'jcr:description'),
  components: listIn(node['components']),
  defaultClasses: textIn(node, 'cq:styleDefaultClasses'),
  styleGroups: styleGroupsIn(childIn(node, GROUPS)),
  settings: Object.fromEntries(settingsIn(node, core).map(({ name }) => [name, settingIn(node[name])])),
  richText: isNode(node[PLUGINS]) ? richTextIn(node[PLUGINS]) : null,
});

/** The policy with other values. What has no field, and what is equal, stays as it is stored. */
export function withValues(node: NodeJson, values: PolicyValues, core: string | undefined): NodeJson {
  const before = valuesOf(node, core);
  const next: NodeJson = { ...node };
  const set = (name: string, value: Value | undefined | null) => {
    if (value === undefined || value === null || value === '') delete next[name];
    else next[name] = value;
  };
  if (values.title !== before.title) set('jcr:title', values.title);
  if (values.description !== before.description) set('jcr:description', values.description);
  if (!isSame(values.components, before.components)) set('components', values.components);
  if (values.defaultClasses !== before.defaultClasses) set('cq:styleDefaultClasses', values.defaultClasses);
  if (!isSame(values.styleGroups, before.styleGroups)) {
    if (values.styleGroups.length === 0) delete next[GROUPS];
    else next[GROUPS] = withStyleGroups(childIn(node, GROUPS), values.styleGroups);
  }
  if (values.richText === null) delete next[PLUGINS];
  else if (!isSame(values.richText, before.richText))
    next[PLUGINS] = withRichText(childIn(node, PLUGINS), values.richText);
  for (const { name } of settingsIn(node, core)) {
    const value = values.settings[name];
    if (value !== undefined && !isSame(value, before.settings[name])) set(name, value);
  }
  return next;
}

/** The settings that a policy can have: those of its component, and what else it stores. */
export function settingsIn(node: NodeJson, core: string | undefined): PolicySetting[] {
  const known = policySettingsOf(core);
  const others = Object.entries(node).flatMap(([name, value]) =>
    isNode(value) || OWN.test(name) || known.some((one) => one.name === name)
      ? []
      : [settingFor(name, value)],
  );
  return [...known, ...others];
}

function settingIn(value: NodeJson[string] | undefined): Value | null {
  return value === undefined || isNode(value) ? null : value;
}

const listIn = (value: NodeJson[string] | undefined): string[] | null =>
  value === undefined || isNode(value) ? null : (typeof value === 'object' ? value : [value]).map(String);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
