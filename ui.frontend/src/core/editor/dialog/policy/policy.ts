import type { DialogField, DialogTab } from '../../../kit/dialogs/dialog';
import { addressOf } from '../../sling/SlingClient';
import { at } from '../form/node';
import { sling } from '../../sling/sling';
import type { Policy } from './style-groups';

/** @returns an empty policy if the server cannot provide one: a dialog without styles is better than none */
export async function loadPolicy(path: string): Promise<Policy> {
  try {
    return await sling.json<Policy>(`${addressOf(path)}.policy.json`);
  } catch {
    return {};
  }
}

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
