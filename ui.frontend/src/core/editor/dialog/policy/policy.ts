import type { DialogField, DialogTab } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';
import { addressOf } from '../../sling/SlingClient';
import { at, childNodes, nodeAt } from '../form/node';
import { sling } from '../../sling/sling';
import { t } from '../../../../../../shared/authoring/language/t';

/** A component's policy from its template; an empty node if there is none. */
export type Policy = ContentNode;

export interface Style {
  readonly id: string;
  readonly label: string;
}

/** Styles from which an author chooses one or, if the policy allows, several. */
export interface StyleGroup {
  readonly label: string;
  readonly multiple: boolean;
  readonly styles: readonly Style[];
}

/** @returns an empty policy if the server cannot provide one: a dialog without styles is better than none */
export async function loadPolicy(path: string): Promise<Policy> {
  try {
    return await sling.json<Policy>(`${addressOf(path)}.policy.json`);
  } catch {
    return {};
  }
}

/** The groups of AEM's style system (`cq:styleGroups`). */
export const styleGroupsOf = (policy: Policy): readonly StyleGroup[] =>
  childNodes(nodeAt(policy, 'cq:styleGroups')).flatMap(([, group]) => {
    const styles = childNodes(nodeAt(group, 'cq:styles')).flatMap(([, style]) => {
      const [id, label] = [at(style, 'cq:styleId'), at(style, 'cq:styleLabel')];
      return typeof id === 'string' ? [{ id, label: typeof label === 'string' ? label : id }] : [];
    });
    const label = at(group, 'cq:styleGroupLabel');
    const multiple = at(group, 'cq:styleGroupMultiple');
    return styles.length === 0
      ? []
      : [
          {
            label: typeof label === 'string' ? label : t('Style'),
            multiple: multiple === true || multiple === 'true',
            styles,
          },
        ];
  });

/** Uses the policy's values as defaults of the fields, as the exporter does. */
export const withPolicy = (tabs: readonly DialogTab[], policy: Policy): readonly DialogTab[] =>
  tabs.map((tab) => ({ ...tab, fields: tab.fields.map((field) => withDefault(field, policy)) }));

function withDefault(field: DialogField, policy: Policy): DialogField {
  const value = at(policy, field.name);
  if (field.widget === 'checkbox' && typeof value === 'boolean') return { ...field, value };
  if (field.widget === 'number' && typeof value === 'number') return { ...field, value };
  if (field.widget !== 'select' || typeof value !== 'string') return field;
  const isOption = field.options.some((option) => option.value === value);
  // An empty option means the inherited value, so it stays the default.
  const hasEmpty = field.options.some((option) => option.value === '');
  return isOption && !hasEmpty ? { ...field, value } : field;
}
