import type { DialogField, DialogTab } from '../../../kit/dialogs/dialog';
import { readComponent, writeComponent } from '../component-command';
import { fieldsOf } from '../form/read-write';
import type { Policy } from '../policy/style-groups';
import type { Shape } from './live-state';

/** How a component is read and written by its form: fields and styles, but not panels, which are components themselves. */
export function componentShape(
  tabs: readonly DialogTab[],
  policy: Policy,
): Shape & { readonly fields: readonly DialogField[] } {
  return {
    fields: fieldsOf(tabs),
    read: (node) => readComponent(tabs, policy, node),
    write: (node, values) => writeComponent(tabs, policy, node, values),
  };
}
