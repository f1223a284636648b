import { setCommand } from '../../dialog/form/read-write';
import { withAt } from '../../dialog/form/node';
import type { Outcome, PropertyValue } from '../../session/EditorSession';
import type { ContentNode } from '../../sling/content-node';
import { t } from '../../../../../../shared/authoring/language/t';
import type { MarkedText } from '../fields/target-text';
import type { Patch } from '../fields/plain-value';
import type { Item } from '../frame/items';
import type { Workplace } from '../Workplace';
import { patchCall } from './calls-for';

/** Saves a text that was edited where it stands, by the same call as the properties. */
export function saveText(
  { session, showPatches }: Pick<Workplace, 'session' | 'showPatches'>,
  { title, content = '' }: Pick<Item, 'title' | 'content'>,
  { property, label, along }: MarkedText,
  value: string,
): Promise<Outcome> {
  const before = session.content(content) ?? {};
  const patches: readonly Patch[] = [...along, { name: property, value }];
  const after = patches.reduce<ContentNode>(
    (node, patch) => withAt(node, patch.name, patch.value as PropertyValue),
    before,
  );
  const command = setCommand(content, before, after);
  if (!command) return Promise.resolve({ done: true, paths: [] });
  return session.set(command, () => ({
    label: t('Edit {title}: {label}', { title, label }),
    call: patchCall(content, patches),
    show: () => showPatches(content, patches),
  }));
}
