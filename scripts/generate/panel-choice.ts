import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type NamedNode } from './docview';
import { container, data, formField, granite, nodeName, postHint, withItems, type Place } from './granite';

type PanelField = Extract<DialogField, { widget: 'panel' }>;

/**
 * A choice of panels. Their names are known in the author's browser only, so the select begins empty and our clientlib
 * fills it from the list of panels. What is stored stands in hidden inputs beside it, for Granite UI would not render a
 * value that is none of the select's options.
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
    // Disabled: it is read, the select is sent.
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
