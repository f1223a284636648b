import { assetDrop } from '../../ui.frontend/src/core/kit/dialogs/asset-drop';
import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type DocNode, type NamedNode } from './docview';
import { richTextConfig } from './rich-text';
import { componentType } from '../../shared/addresses/app';

/** In-place editing: a field of the dialog, and the element that holds its text and nothing else. */
const texts: Readonly<Record<string, { field: string; element: string }>> = {
  [componentType('text')]: { field: 'text', element: '.cmp-text' },
  [componentType('title')]: {
    field: 'jcr:title',
    element: '.cmp-title__text:not(:has(a)), .cmp-title__link',
  },
};

/**
 * AEM's image editor, limited to what our pages show: linked areas (`imageMap`). Our pages use the asset's own address and
 * crop it around its focal point, so a crop or rotation stored in the component would have no effect.
 */
const WITH_AREAS = componentType('image');

/**
 * A component's `cq:editConfig`; undefined if AEM's default is right. It has no listeners, which the SPA editor does not
 * support; panel containers need one only so as not to inherit Core Components' listeners.
 */
export function editConfigNode({
  resourceType,
  resourceSuperType,
  group,
  dialog,
}: ComponentDefinition): DocNode | undefined {
  const fields = dialog?.tabs.flatMap((tab) => tab.fields) ?? [];
  const children = [...dropTargets(fields), ...inplaceEditing(resourceType, fields)];
  const hasPanels = fields.some(({ widget }) => widget === 'panels');
  // Without a dialog, this node is what lists a component for insertion.
  const onlyThis = fields.length === 0 && !resourceSuperType && group !== '.hidden';
  if (children.length === 0 && !hasPanels && !onlyThis) return undefined;
  return { properties: { 'jcr:primaryType': 'cq:EditConfig' }, children };
}

/** Assets that can be dropped on the component: `image` refers to the class `cq-dd-image` in the page. */
function dropTargets(fields: readonly DialogField[]): NamedNode[] {
  const kind = assetDrop(fields);
  if (!kind) return [];
  const parameters = {
    // A dropped picture replaces the page's picture, and resets the focal point.
    ...(fields.some(({ name }) => name === 'imageFromPageImage') && { imageFromPageImage: 'false' }),
    ...(fields.some(({ widget }) => widget === 'focalpoint') && { 'focalPoint@Delete': 'true' }),
  };
  const config: DocNode = {
    properties: {
      'jcr:primaryType': 'cq:DropTargetConfig',
      accept: [kind === 'image' ? 'image/.*' : '.*'],
      groups: ['media'],
      propertyName: './fileReference',
    },
    children: Object.keys(parameters).length > 0 ? [['parameters', unstructured(parameters)]] : [],
  };
  return [['cq:dropTargets', unstructured({}, [[kind, config]])]];
}

function inplaceEditing(resourceType: string, fields: readonly DialogField[]): NamedNode[] {
  if (resourceType === WITH_AREAS) return [['cq:inplaceEditing', inplaceNode('image', areaEditor())]];
  const place = texts[resourceType];
  if (!place) return [];
  const field = fields.find(({ name }) => name === place.field);
  if (field?.widget !== 'richtext' && field?.widget !== 'text') {
    throw new Error(`"${place.field}" of ${resourceType} is edited in place, but is no text of its dialog`);
  }
  const rich = field.widget === 'richtext';
  const config = unstructured(
    {
      editElementQuery: place.element,
      propertyName: `./${field.name}`,
      textPropertyName: `./${field.name}`,
    },
    rich ? richTextConfig : [],
  );
  return [['cq:inplaceEditing', inplaceNode(rich ? 'text' : 'plaintext', config)]];
}

const inplaceNode = (editorType: string, config: DocNode): DocNode => ({
  properties: {
    'jcr:primaryType': 'cq:InplaceEditingConfig',
    active: true,
    editorType,
    configPath: 'inplaceEditingConfig',
  },
  children: [['inplaceEditingConfig', config]],
});

/** Features of the image editor; any not listed would be offered. */
const IMAGE_PLUGINS = ['crop', 'flip', 'map', 'rotate', 'zoom'];

/** Pictures that areas can be drawn on. */
const PICTURES = ['image/avif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'];

/** AEM supports drawing areas only in full-screen mode: the picture's own toolbar opens it. */
function areaEditor(): DocNode {
  const plugins = IMAGE_PLUGINS.map((name): NamedNode => {
    const isOffered = name === 'map' || name === 'zoom';
    return [
      name,
      unstructured({ features: isOffered ? '*' : '-', ...(isOffered && { supportedMimeTypes: PICTURES }) }),
    ];
  });
  const inline = unstructured({
    toolbar: ['history#undo', 'history#redo', 'fullscreen#fullscreen', 'control#close', 'control#finish'],
  });
  const start = bar(
    ['map#launch', 'zoom#reset100', 'zoom#popupslider'],
    ['history#undo', 'history#redo', 'fullscreen#fullscreenexit'],
  );
  const drawing = bar(['map#rectangle', 'map#circle', 'map#polygon'], ['map#unlaunch', 'map#confirm']);
  const fullscreen: NamedNode[] = [
    ['toolbar', start],
    ['replacementToolbars', unstructured({}, [['map', drawing]])],
  ];
  const ui: NamedNode[] = [
    ['inline', inline],
    ['fullscreen', unstructured({}, fullscreen)],
  ];
  return unstructured({}, [
    ['plugins', unstructured({}, plugins)],
    ['ui', unstructured({}, ui)],
  ]);
}

const bar = (left: readonly string[], right: readonly string[]) => unstructured({ left, right });
