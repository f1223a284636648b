import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { unstructured, type DocNode, type NamedNode } from './docview';
import { formField, granite, nodeName, postHint, type Place } from './granite';

type PathField = Extract<DialogField, { widget: 'path' }>;

const pictures = ['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'];

type Picker = readonly [root: string, resourceType: string, properties: DocNode['properties']];

/** Which field picks paths below a root; the first matching root wins. */
const pickers: readonly Picker[] = [
  ['/content/dam', granite('form/pathfield'), {}],
  [
    '/content/experience-fragments',
    'cq/experience-fragments/editor/components/xffield',
    { filter: 'folderOrVariant', propertyFilter: 'cq:xfShowInEditor', variant: 'web' },
  ],
  ['/content', 'cq/gui/components/coral/common/form/pagefield', {}],
];
/** For any other root. */
const anywhere: Picker = ['/', granite('form/pathfield'), {}];

const isBelow = (path: string, root: string) =>
  path === root || path.startsWith(`${root.replace(/\/$/, '')}/`);

export function pathWidget(field: PathField, place: Place): readonly NamedNode[] {
  // An AEM script manages an upload field's names, which multifield entries have to renumber.
  if (field.accepts && place.base !== '' && !field.multiple) {
    return [[nodeName(field.name), upload(field, place, field.accepts)]];
  }
  const [, resourceType, properties] = pickers.find(([root]) => isBelow(field.root, root)) ?? anywhere;
  const several = field.multiple ? true : undefined;
  const node = unstructured(
    formField(field, resourceType, place, {
      ...properties,
      rootPath: field.root,
      multiple: several,
      deleteHint: several,
    }),
  );
  const hint = several ? [postHint(field, place, 'TypeHint', 'String[]')] : [];
  return [[nodeName(field.name), node], ...hint];
}

/** Picks an asset, also by dropping it. Nothing is uploaded: files belong in the DAM, where they get their metadata. */
export function upload(field: DialogField, place: Place, accepts: string): DocNode {
  const { name, ...properties } = formField(field, 'cq/gui/components/authoring/dialog/fileupload', place);
  return unstructured({
    ...properties,
    // Where an upload would go; Core Components use this name next to a fileReference.
    name: `${place.base}${field.name}File`.replace(/fileReferenceFile$/, 'file'),
    class: 'cq-droptarget',
    allowUpload: false,
    fileReferenceParameter: name,
    mimeTypes: accepts === 'image/*' ? pictures : [accepts],
  });
}
