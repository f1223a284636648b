import type { DialogField, DialogTab } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { pageProperties } from '../../ui.frontend/src/core/editor/properties/page-properties.dialog';
import { tabNode } from './dialog-node';
import { unstructured, type DocNode, type NamedNode } from './docview';
import { nodeName } from './granite';

/** Page properties that Core Components already have in their own tabs. */
export const coreProperties: ReadonlySet<string> = new Set([
  'jcr:title',
  'navTitle',
  'pageTitle',
  'jcr:description',
  'cq:tags',
  'hideInNav',
  'cq:redirectTarget',
  'sling:vanityPath',
  'sling:redirect',
]);

/**
 * The page's `cq:dialog`: unlike a component's, it is merged with that of the Core page, whose tabs (permissions, live
 * copies, thumbnail, configuration) are AEM's own and must stay. It adds tabs with the fields that Core Components lack, and
 * sets nothing on the nodes above them, so that nothing there is replaced.
 */
export function pageDialogNode(): DocNode {
  const own = pageProperties.tabs.flatMap(ownTab);
  const tabs = own.map((tab): NamedNode => [
    `ventora-${nodeName(tab.title.toLowerCase())}`,
    tabNode(tab, tab.fields, new Set()),
  ]);
  const wrapped = ['items', 'tabs', 'items', 'content'].reduce<readonly NamedNode[]>(
    (children, name) => [[name, unstructured({}, children)]],
    tabs,
  );
  return unstructured({}, wrapped);
}

function ownTab({ title, fields }: DialogTab): DialogTab[] {
  const own = fields.flatMap(ownField);
  return own.length > 0 ? [{ title, fields: own }] : [];
}

/** Core Components have a page's picture and its alternative text, but no focal point. */
function ownField(field: DialogField): DialogField[] {
  if (coreProperties.has(field.name)) return [];
  if (field.widget !== 'image') return [field];
  return [
    {
      widget: 'focalpoint',
      name: `${field.name}/focalPoint`,
      label: 'Focal point of the featured image',
      description: 'What stays in view where it is cropped.',
      of: `${field.name}/fileReference`,
      crops: [],
      feeds: [],
    },
  ];
}
