import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type NamedNode } from './docview';
import { container, data, formField, granite, nodeName, postHint, withItems, type Place } from './granite';

type PanelField = Extract<DialogField, { widget: 'panel' }>;

/**
 * A panel picker. The panels' names are known only in the author's browser, so the select starts empty and our clientlib
 * fills it from the list of panels. The stored value is in hidden inputs next to it, because Granite UI does not render a
 * value that is not among the select's options.
 */
export function panelChoice(field: PanelField, place: Place): readonly NamedNode[] {
  const name = nodeName(field.name);
  const { name: path, ...look } = formField(field, granite('form/select'), place);
  const stored = data({ 'ventora-panel-stored': name });
  const choice = data({ 'ventora-panel-choice': name });
  if (!field.multiple) {
    return [
      [`${name}-stored`, unstructured({ 'sling:resourceType': granite('form/hidden'), name: path }, stored)],
      [name, withItems(look, [['none', unstructured({ text: 'The first', value: '' })]], choice)],
    ];
  }
  const input = unstructured(
    // Disabled: it is only read; the select is submitted.
    { 'sling:resourceType': granite('form/hidden'), name: path, disabled: true },
    stored,
  );
  return [
    [
      `${name}-stored`,
      unstructured(
        {
          'sling:resourceType': granite('form/multifield'),
          'granite:hidden': true,
          composite: false,
          deleteHint: false,
        },
        [['field', container({ name: path }, [['input', input]])]],
      ),
    ],
    [name, unstructured({ ...look, name: path, multiple: true, deleteHint: true }, choice)],
    postHint(field, place, 'TypeHint', 'String[]'),
  ];
}
