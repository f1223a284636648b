import { at } from '../../dialog/form/node';
import { fieldsOf as fieldsIn } from '../../dialog/form/read-write';
import type { TargetText } from '../../inplace/targets';
import type { ContentNode } from '../../sling/content-node';
import type { Definitions } from '../frame/Definitions';
import type { Editable } from '../frame/Editable';
import type { Item } from '../frame/items';
import { fieldsOf } from './fields-of';
import { formOf } from './form-fields';
import type { Patch } from './plain-value';

/** A marked text of the page, as its editor needs it. */
export interface MarkedText extends TargetText {
  /** Saved with the text to satisfy its field's condition: a text of the component's own replaces a linked page's. */
  readonly along: readonly Patch[];
}

/**
 * What is edited where a marked text stands.
 *
 * @param stored what its component stores; if that has no such text, it is the one that is shown
 */
export function markedText(
  item: Item,
  { prop, type, label, content }: Editable,
  definitions: Definitions,
  stored: ContentNode | undefined,
): MarkedText {
  const { tabs } = formOf(fieldsOf(item, definitions) ?? []);
  const field = fieldsIn(tabs).find(({ name }) => name === prop);
  const value = at(stored, prop);
  return {
    property: prop,
    label: field?.label ?? (label || prop),
    kind: type === 'richtext' ? 'rich' : 'plain',
    value: typeof value === 'string' ? value : content.trim(),
    along: field?.showWhen ? [{ name: field.showWhen.name, value: field.showWhen.is }] : [],
  };
}
