import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import type { Dialog, DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { pageProperties } from '../../ui.frontend/src/core/editor/properties/page-properties.dialog';
import { idField } from '../../ui.frontend/src/core/kit/dialogs/dialog-fields';
import { pageComponent } from './component-files';
import { componentName } from './component-node';
import { propertyRows } from './property-rows';

/** What authors store, component by component. */
export const componentTablesFile = 'docs/components.md';

const start =
  '<!-- `npm run generate` writes what stands between the marks of a component; remarks follow it. -->\n';
const closing = '<!-- /component -->';
const header = ['| property | type | required | default | meaning |', '|---|---|---|---|---|'];

/**
 * The page with the table of each component as its dialog says now. Remarks below a table stay. A new component gets a section,
 * a deleted one loses its own.
 */
export function componentTables(text: string, definitions: readonly ComponentDefinition[]): string {
  const at = text.indexOf(start);
  if (at < 0) throw new Error(`${componentTablesFile} has no line “${start.trim()}”`);
  const remarks = remarksIn(text.slice(at));
  const sections = tablesOf(definitions).map(([name, table]) => {
    const remark = remarks.get(name);
    return [`<!-- component ${name} -->`, ...table, closing, '', ...(remark ? [remark, ''] : [])].join('\n');
  });
  return [text.slice(0, at) + start, ...sections].join('\n');
}

/** What is written by hand below each component's table. */
const remarksIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/<!-- component (\S+) -->[^]*?<!-- \/component -->([^]*?)(?=<!-- component |$)/g)].map(
      ([, name, remark]) => [name!, remark!.trim()],
    ),
  );

function tablesOf(definitions: readonly ComponentDefinition[]): [name: string, lines: string[]][] {
  const page = {
    resourceSuperType: String(pageComponent.properties['sling:resourceSuperType']),
    dialog: pageProperties,
  };
  const sections = definitions.map((definition): [string, string[]] => [
    componentName(definition),
    section(componentName(definition), definition),
  ]);
  return [...sections, ['page', section('page', page)] as [string, string[]]].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
}

type Told = Partial<Pick<ComponentDefinition, 'description' | 'resourceSuperType' | 'isContainer'>> & {
  readonly dialog?: Pick<Dialog, 'tabs'>;
};

function section(title: string, { description, resourceSuperType, isContainer, dialog }: Told): string[] {
  const facts = [
    description && `${description}.`,
    resourceSuperType && `Built on \`${resourceSuperType}\`.`,
    isContainer && 'Holds other components.',
  ].filter(Boolean);
  const fields = dialog?.tabs.flatMap((tab) => tab.fields.filter((field) => !isUsualId(field))) ?? [];
  const rows = fields.flatMap((field) => propertyRows(field, resourceSuperType !== undefined));
  return [
    `### ${title}`,
    ...(facts.length > 0 ? ['', facts.join(' ')] : []),
    '',
    ...(rows.length > 0
      ? [...header, ...rows.map((cells) => `| ${cells.join(' | ')} |`)]
      : ['No properties.']),
  ];
}

/** Most components have an `id` for links; the introduction says so once. */
const isUsualId = ({ name, description }: DialogField) =>
  name === idField.name && description === idField.description;
