import type { PackageNode } from '../../model-json/core/filevault/assembling/PackageNode';
import type { DialogField, DialogTab } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { convertField, differencesOf, isField, labelOf, nameOf, type ConvertedField } from './convert-field';
import type { DialogReport } from './DialogReport';
import { Granite } from './Granite';
import { mergeNodes } from './merge-nodes';
import { mergedDialog, nodeAt } from './merged-dialog';
import { withConditions, type Found } from './show-hide';

const INCLUDES = new Set([
  'include',
  'cq/gui/components/authoring/dialog/include',
  'core/wcm/components/include/imagedelegate',
]);
/** AEM's own styles tab: the editor shows the styles of the policy by itself. */
const STYLE_TAB = /\/style\/tab_(?:edit|design)\/styletab$/;
/** Suffixes by which the Sling POST servlet is told what to do with another property. */
const HINT =
  /@(?:TypeHint|Delete|UseDefaultWhenMissing|IgnoreBlanks|DefaultValue|Patch|ValueFrom|MoveFrom|CopyFrom)$/;
const MOST_INCLUDES = 20;
const JOINED = 'another field writes the same property; authors have that one';

/** The tabs of a component's dialog, merged with those of its super types; undefined if it has none. */
export function convertDialog(
  type: string,
  tree: PackageNode,
  report: DialogReport,
): DialogTab[] | undefined {
  const dialog = mergedDialog(type, tree);
  if (!dialog) return undefined;
  const tabs = new Map<string, Found[]>();
  visit(new Granite(dialog), 'Properties', 0);
  const named = new Set<string>();
  return [...tabs].flatMap(([title, found]) => {
    const fields = withConditions(found, [...tabs.values()].flat(), report).filter(({ name }) => {
      const isNew = !named.has(name);
      named.add(name);
      return isNew;
    });
    return fields.length === 0 ? [] : [{ title, fields }];
  });

  function visit(granite: Granite, tab: string, depth: number, around: readonly Granite[] = []): void {
    const { widget } = granite;
    if (INCLUDES.has(widget)) return include(granite, tab, depth, around);
    if (widget === 'form/multifield') return take(granite, tab, around, multifield(granite, report));
    if (HINT.test(granite.name ?? '')) return report.note(`${widget} as a hint to the servlet`);
    if (isField(granite) && nameOf(granite) === undefined)
      return report.note(`${widget} that writes nothing`);
    if (isField(granite) && granite.child('items')?.node.children.some(isNested) !== true)
      return take(granite, tab, around, convertField(granite));
    const below = [...granite.node.children].filter(({ name }) => name === 'items' || name === 'content');
    if (below.length === 0) return report.note(widget);
    const isTabs = widget === 'tabs';
    for (const { children, name, properties } of below) {
      const items =
        name === 'content'
          ? [new Granite({ name, children, properties })]
          : children.map((each) => new Granite(each));
      for (const item of items) {
        const title = item.text('jcr:title') ?? item.text('cq:title');
        visit(item, isTabs && title !== undefined ? title : tab, depth, [...around, granite]);
      }
    }
  }

  function include(granite: Granite, tab: string, depth: number, around: readonly Granite[]): void {
    const path = granite.text('path') ?? '';
    if (STYLE_TAB.test(path)) return report.note('the styles tab, which the editor has itself');
    const included = depth < MOST_INCLUDES ? nodeAt(path, tree) : undefined;
    const merged = included && mergeNodes(undefined, included);
    if (!merged)
      return report.refuse('include', path === '' ? 'it is chosen by a program' : `no package has ${path}`);
    visit(new Granite(merged), merged.properties.get('jcr:title')?.[0] ?? tab, depth + 1, around);
  }

  function take(
    granite: Granite,
    tab: string,
    around: readonly Granite[],
    converted: ConvertedField | string,
  ): void {
    if (typeof converted === 'string') return report.refuse(granite.widget, converted);
    const found = tabs.get(tab) ?? [];
    const isTaken = [...tabs.values()]
      .flat()
      .some((each) => each.converted.field.name === converted.field.name);
    const differences = [...converted.differences, ...(isTaken ? [JOINED] : [])];
    found.push({ granite, around, converted: { ...converted, differences } });
    tabs.set(tab, found);
  }
}

/** Choices are items too, without a type of their own. */
const isNested = ({ properties }: { readonly properties: ReadonlyMap<string, unknown> }): boolean =>
  properties.has('sling:resourceType');

/** A multifield: a node for each entry, or several values in one property. */
function multifield(granite: Granite, report: DialogReport): ConvertedField | string {
  const field = granite.child('field');
  const name = field?.name;
  if (!field || name === undefined) return 'its field has no name';
  const description = granite.text('fieldDescription');
  const own = {
    name,
    label: labelOf(granite, name),
    ...(description !== undefined && { description }),
    ...(granite.is('required') && { required: true as const }),
  };
  if (!granite.is('composite')) {
    const single = convertField(field);
    if (typeof single === 'string') return single;
    const differences = [...single.differences, ...differencesOf(granite)];
    return single.field.widget === 'path'
      ? { field: { ...own, widget: 'path', root: single.field.root, multiple: true }, differences }
      : { field: { ...own, widget: 'texts', words: 'prose' }, differences };
  }
  const fields: DialogField[] = [];
  for (const entry of fieldsIn(field)) {
    const converted = entry.widget === 'form/multifield' ? multifield(entry, report) : convertField(entry);
    if (typeof converted === 'string') report.refuse(entry.widget, converted);
    else {
      report.convert(entry.widget, converted.differences);
      fields.push(converted.field);
    }
  }
  if (fields.length === 0) return 'none of the fields of its entries can be converted';
  return { field: { ...own, widget: 'multifield', fields }, differences: differencesOf(granite) };
}

/** The fields in some containers. */
const fieldsIn = (granite: Granite): Granite[] =>
  granite.items.flatMap((item) =>
    item.widget === 'form/multifield' || isField(item) ? [item] : fieldsIn(item),
  );
