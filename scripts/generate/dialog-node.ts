import type { Dialog, DialogField, DialogTab } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type DocNode, type NamedNode } from './docview';
import { container, data, granite, nodeName, withItems } from './granite';
import { widgetNodes } from './widgets';

/** Scripts of the dialogs: conditions, patterns, panel pickers. Ours, and Core Components' list of panels. */
const ownScripts = 'ventora.authoring.dialog';
const panelScripts = 'core.wcm.components.commons.editor.dialog.childreneditor.v1';

/**
 * Sling Resource Merger merges a dialog with that of the Core Component it inherits from. Ours is not to be merged: these
 * hide the children and properties of the same nodes there, and `tabs` is called `ventora`, a name that no inherited dialog
 * has. See docs/adr/0006.
 */
const alone: DocNode['properties'] = { 'sling:hideChildren': ['*'], 'sling:hideProperties': ['*'] };

/**
 * A component's `cq:dialog`; undefined if it has no fields.
 * @param helpPath what the dialog's question mark opens
 */
export function dialogNode(
  title: string,
  dialog: Dialog,
  inherits: boolean,
  helpPath?: string,
): DocNode | undefined {
  if (dialog.tabs.length === 0) return undefined;
  const all = dialog.tabs.flatMap(({ fields }) => fields);
  const steering = new Set(all.flatMap(({ showWhen }) => showWhen?.name ?? []));
  const hide = inherits ? alone : {};
  const scripts = all.some(({ widget }) => widget === 'panels') ? [panelScripts, ownScripts] : [ownScripts];
  const tabs = withItems(
    { 'sling:resourceType': granite('tabs'), maximized: true },
    dialog.tabs.map((tab): NamedNode => [nodeName(tab.title.toLowerCase()), tabNode(tab, all, steering)]),
  );
  const content = unstructured({ ...hide, 'sling:resourceType': granite('container') }, [
    ['items', unstructured(hide, [['ventora', tabs]])],
  ]);
  return unstructured(
    {
      ...hide,
      'jcr:title': title,
      'sling:resourceType': 'cq/gui/components/authoring/dialog',
      extraClientlibs: scripts,
      ...(helpPath && { helpPath }),
    },
    [['content', content]],
  );
}

/**
 * One tab.
 * @param all fields of the whole dialog
 * @param steering names of those that show and hide others
 */
export function tabNode(
  { title, fields }: DialogTab,
  all: readonly DialogField[],
  steering: ReadonlySet<string>,
) {
  const column = container({}, conditional(fields, all, steering));
  const columns = withItems({ 'sling:resourceType': granite('fixedcolumns'), margin: true }, [
    ['column', column],
  ]);
  return container({ 'jcr:title': title, margin: true }, [['columns', columns]]);
}

/** A tab's fields; adjacent fields with the same condition share a container, which is shown and hidden. */
function conditional(
  fields: readonly DialogField[],
  all: readonly DialogField[],
  steering: ReadonlySet<string>,
): NamedNode[] {
  const nodes: NamedNode[] = [];
  const groups: { first: DialogField; group: DialogField[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && field.showWhen && sameCondition(last.first, field)) last.group.push(field);
    else groups.push({ first: field, group: [field] });
  }
  for (const { first, group } of groups) {
    const when = first.showWhen;
    const place = { base: './', hideable: when !== undefined };
    const drawn = group.flatMap((field) => steers(widgetNodes(field, place), field, steering));
    if (!when) nodes.push(...drawn);
    else nodes.push([`when-${nodeName(first.name)}`, shownWhen(when, all, drawn)]);
  }
  return nodes;
}

const sameCondition = ({ showWhen: a }: DialogField, { showWhen: b }: DialogField) =>
  a?.name === b?.name && a?.is === b?.is;

const target = (name: string) => `ventora-when-${nodeName(name)}`;

/** AEM's own script shows and hides by a select; it does not support unticked boxes, so ours handles check boxes. */
const script: { readonly [W in DialogField['widget']]?: string } = {
  select: 'cq-dialog-dropdown-showhide',
  checkbox: 'ventora-checkbox-showhide',
};

function steers(nodes: readonly NamedNode[], field: DialogField, steering: ReadonlySet<string>): NamedNode[] {
  if (!steering.has(field.name)) return [...nodes];
  const name = script[field.widget];
  return nodes.map(([key, node]) =>
    key !== nodeName(field.name)
      ? [key, node]
      : [
          key,
          {
            properties: { ...node.properties, 'granite:class': name },
            children: [...data({ [`${name}-target`]: `.${target(field.name)}` }), ...node.children],
          },
        ],
  );
}

function shownWhen(
  { name, is }: NonNullable<DialogField['showWhen']>,
  all: readonly DialogField[],
  items: readonly NamedNode[],
): DocNode {
  const bySelect = all.find((field) => field.name === name)?.widget === 'select';
  return withItems(
    {
      'sling:resourceType': granite('container'),
      // AEM's script expects them hidden. Ours hides them itself, so that nothing is lost if it does not run.
      'granite:class': bySelect ? `hide ${target(name)}` : target(name),
    },
    items,
    data({ showhidetargetvalue: String(is) }),
  );
}
