import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type DocNode, type NamedNode } from './docview';
import { richTextConfig } from './rich-text';
import { componentType } from '../../shared/addresses/app';

/** What is edited where it stands: a field of the dialog, and the element that holds its text and nothing else. */
const texts: Readonly<Record<string, { field: string; element: string }>> = {
  [componentType('text')]: { field: 'text', element: '.cmp-text' },
  [componentType('title')]: {
    field: 'jcr:title',
    element: '.cmp-title__text:not(:has(a)), .cmp-title__link',
  },
};

/**
 * AEM's image editor, for what our pages draw of it: the areas that lead somewhere (`imageMap`). They take a picture by the
 * asset's own address and cut it around its focal point, so that a crop or a turn kept in the component would never show.
 */
const WITH_AREAS = componentType('image');

/**
 * A component's `cq:editConfig`; undefined where AEM's default is right. It has no listeners, which the SPA editor
 * knows nothing of; for that alone the containers of panels need one, or they would inherit Core Components' listeners.
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
  // Without a dialog it is this node that lists a component among those to choose from.
  const onlyThis = fields.length === 0 && !resourceSuperType && group !== '.hidden';
  if (children.length === 0 && !hasPanels && !onlyThis) return undefined;
  return { properties: { 'jcr:primaryType': 'cq:EditConfig' }, children };
}

/** Assets that can be dropped on the component: `image` stands for the class `cq-dd-image` in the page. */
function dropTargets(fields: readonly DialogField[]): NamedNode[] {
  const file = fields.find(({ name }) => name === 'fileReference');
  if (file?.widget !== 'path') return [];
  const picture = file.accepts === 'image/*';
  const parameters = {
    // A picture that was dropped is wanted, not that of the page, and what matters in it stands elsewhere.
    ...(fields.some(({ name }) => name === 'imageFromPageImage') && { imageFromPageImage: 'false' }),
    ...(fields.some(({ widget }) => widget === 'focalpoint') && { 'focalPoint@Delete': 'true' }),
  };
  const config: DocNode = {
    properties: {
      'jcr:primaryType': 'cq:DropTargetConfig',
      accept: [picture ? 'image/.*' : '.*'],
      groups: ['media'],
      propertyName: './fileReference',
    },
    children: Object.keys(parameters).length > 0 ? [['parameters', unstructured(parameters)]] : [],
  };
  return [['cq:dropTargets', unstructured({}, [[picture ? 'image' : 'file', config]])]];
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

/** What the image editor can do; what is not said would otherwise be offered. */
const IMAGE_PLUGINS = ['crop', 'flip', 'map', 'rotate', 'zoom'];

/** Pictures that areas can be drawn on. */
const PICTURES = ['image/avif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'];

/** AEM draws areas in the whole window only: the picture's own tool bar leads there. */
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
