import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { flag, isBlank, text, unlessBlank } from '../shared/properties';
import { fieldModel } from './field';

const TYPES: Readonly<Record<string, string>> = {
  checkbox: 'CHECKBOX',
  radio: 'RADIO',
  'drop-down': 'DROP_DOWN',
  'multi-drop-down': 'MULTI_DROP_DOWN',
};

/** Items of a data source: the answer of its service, else the child nodes at its path. */
function fromDataSource(field: Resource, context: ExportContext): readonly Resource[] {
  const source = unlessBlank(text(field.properties, 'datasourceRT'));
  if (source === undefined) return [];
  const served = context.services?.optionsFromDataSource?.(source, field);
  if (served) return served;
  const node = source.startsWith('/') ? context.tree.get(source) : undefined;
  return [...((node?.children.get('items') ?? node)?.children.values() ?? [])];
}

/** The nodes that an options field takes its items from. */
function itemNodes(field: Resource, context: ExportContext): readonly Resource[] {
  const path = text(field.properties, 'listPath');
  switch (text(field.properties, 'source')?.toLowerCase()) {
    case 'list':
      return [...((path?.startsWith('/') ? context.tree.get(path) : undefined)?.children.values() ?? [])];
    case 'datasource':
      return fromDataSource(field, context);
    default:
      return [...(field.children.get('items')?.children.values() ?? [])];
  }
}

/**
 * An option; left out if it has neither a value nor `disabled`. In a prefilled form, the prefilled values decide the
 * selection.
 */
function optionModel({ properties }: Resource, prefilled: readonly string[] | undefined): Model[] {
  const value = text(properties, 'value');
  const disabled = flag(properties, 'disabled') ?? false;
  if (!disabled && isBlank(value)) return [];
  const selected = prefilled
    ? value !== undefined && prefilled.includes(value)
    : (flag(properties, 'selected') ?? false);
  return [{ text: text(properties, 'text'), value, disabled, selected }];
}

/** Form options v1 and v2. */
export const formOptionsV1: Exporter = (field, context) => {
  const prefilled = context.services?.formValues?.(field);
  return {
    ...fieldModel(field, { idPrefix: 'form-options' }),
    value: undefined,
    helpMessage: text(field.properties, 'helpMessage'),
    type: TYPES[text(field.properties, 'type') ?? ''] ?? 'CHECKBOX',
    items: itemNodes(field, context).flatMap((node) => optionModel(node, prefilled)),
  };
};
