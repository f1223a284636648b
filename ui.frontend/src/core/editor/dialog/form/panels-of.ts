import type { DialogField } from '../../../kit/dialogs/dialog';
import type { PanelValue, Value, Values } from './Values';

const isPanel = (item: object | string): item is PanelValue => typeof item === 'object' && 'title' in item;

const asPanels = (value: Value): readonly PanelValue[] => (Array.isArray(value) ? value.filter(isPanel) : []);

/** The name of the field that edits panels; undefined if there is none. */
export const panelsField = (fields: readonly DialogField[]): string | undefined =>
  fields.find(({ widget }) => widget === 'panels')?.name;

/** The panels in a form's values. */
export function panelsOf(fields: readonly DialogField[], values: Values): readonly PanelValue[] {
  const name = panelsField(fields);
  return name === undefined ? [] : asPanels(values[name]);
}
