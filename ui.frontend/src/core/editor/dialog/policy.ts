import type { DialogField, DialogTab } from '../../kit/dialogs/dialog';
import type { ContentNode } from '../session/EditorSession';
import { addressOf } from '../sling/SlingClient';
import { at, childNodes, nodeAt } from './form/node';
import { sling } from '../sling/sling';

/** A component's policy, as its template has it; an empty node where there is none. */
export type Policy = ContentNode;

export interface Style {
  readonly id: string;
  readonly label: string;
}

/** Styles of which an author chooses one or, where the policy allows it, several. */
export interface StyleGroup {
  readonly label: string;
  readonly multiple: boolean;
  readonly styles: readonly Style[];
}

/** @returns an empty policy where the server cannot give one: a dialog without styles is better than none */
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
            label: typeof label === 'string' ? label : 'Style',
            multiple: multiple === true || multiple === 'true',
            styles,
          },
        ];
  });

/** Fields with the policy's values where the author has said nothing: so the exporter reads them. */
export const withPolicy = (tabs: readonly DialogTab[], policy: Policy): readonly DialogTab[] =>
  tabs.map((tab) => ({ ...tab, fields: tab.fields.map((field) => withDefault(field, policy)) }));

function withDefault(field: DialogField, policy: Policy): DialogField {
  const value = at(policy, field.name);
  if (field.widget === 'checkbox' && typeof value === 'boolean') return { ...field, value };
  if (field.widget === 'number' && typeof value === 'number') return { ...field, value };
  const isOption = field.widget === 'select' && field.options.some((option) => option.value === value);
  // An empty option says "as its place or policy has it": then that is what stands there.
  const hasEmpty = field.widget === 'select' && field.options.some((option) => option.value === '');
  return isOption && !hasEmpty ? { ...field, value: value as string } : field;
}
