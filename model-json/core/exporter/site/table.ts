import type { Resource } from '../../repository/Resource';
import type { Exporter } from '../Exporter';
import { componentModel, styleOf } from '../shared/component-model';
import { flag, text, texts } from '../shared/properties';

const itemsOf = (resource: Resource, name: string) => [
  ...(resource.children.get(name)?.children.values() ?? []),
];

/** Column order, columns by name, rows of cells. */
export const table: Exporter = (resource, context) => {
  const { properties } = resource;
  const columns = itemsOf(resource, 'columns').map((column) => ({
    name: text(column.properties, 'name') ?? column.name,
    title: text(column.properties, 'title'),
    sortable: flag(column.properties, 'sortable'),
  }));
  return componentModel(resource, context, {
    caption: text(properties, 'caption'),
    columnOrder: columns.map(({ name }) => name),
    columns: Object.fromEntries(columns.map(({ name, ...column }) => [name, column])),
    rows: itemsOf(resource, 'rows').map((row) => ({ cells: texts(row.properties, 'cells') ?? [] })),
    rowHeaders: flag(properties, 'rowHeaders') ?? flag(styleOf(resource, context), 'rowHeaders') ?? false,
  });
};
