import { freeName } from '../../../../../shared/addresses/page-name';
import type { EditedField, ModelChange } from '../../../../../shared/authoring/fragment-model';
import { descendant } from '../../../exporter/shared/assets';
import type { Draft } from '../../../repository/Draft';
import { toJson, type NodeJson } from '../../../repository/node-json';
import { childOf } from '../../../repository/path';
import type { Resource, Value } from '../../../repository/Resource';
import { userNow } from '../../accounts/Actor';
import { HttpError } from '../../http/http-error';
import { storedDate } from '../../sling-post/Post';
import { ITEMS } from './Model';
import { fieldOf } from './read-field';
import { fieldNode } from './write-field';
import { t } from '../../../../../shared/authoring/language/t';

const UNSTRUCTURED = { 'jcr:primaryType': 'nt:unstructured' };

/** A model without fields, as AEM stores it. */
export const newModel = (
  path: string,
  { title, description, status }: Pick<ModelChange, 'title' | 'description' | 'status'>,
): NodeJson => ({
  'jcr:primaryType': 'cq:Template',
  allowedPaths: ['/content/entities(/.*)?'],
  ranking: 100,
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'dam/cfm/models/console/components/data/entity/default',
    'sling:resourceSuperType': 'dam/cfm/models/console/components/data/entity',
    'cq:scaffolding': `${path}/jcr:content/model`,
    'cq:templateType': '/libs/settings/dam/cfm/model-types/fragment',
    'jcr:title': title,
    ...(description && { 'jcr:description': description }),
    status,
    ...modified(),
    model: {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': 'wcm/scaffolding/components/scaffolding',
      dataTypesConfig: '/mnt/overlay/settings/dam/cfm/models/formbuilderconfig/datatypes',
      'cq:targetPath': '/content/entities',
      'cq:dialog': {
        ...UNSTRUCTURED,
        'sling:resourceType': 'cq/gui/components/authoring/dialog',
        content: {
          ...UNSTRUCTURED,
          'sling:resourceType': 'granite/ui/components/coral/foundation/fixedcolumns',
          items: { ...UNSTRUCTURED, maxGeneratedOrder: '0' },
        },
      },
    },
  },
});

const modified = () => ({ 'cq:lastModified': storedDate(new Date()), 'cq:lastModifiedBy': userNow() });

/**
 * Writes a changed model. Only what differs is written, so that nothing is lost that the change does not speak of.
 *
 * @param model as it is stored
 * @throws HttpError 409 for a field that the stored model no longer has
 */
export function writeModel(draft: Draft, model: Resource, change: ModelChange): void {
  const content = childOf(model.path, 'jcr:content');
  const set = (path: string, properties: Readonly<Record<string, Value | undefined>>) => {
    for (const [name, value] of Object.entries(properties))
      if (draft.property(path, name) !== value) draft.setProperty(path, name, value);
  };
  set(content, {
    'jcr:title': change.title,
    'jcr:description': change.description || undefined,
    status: change.status,
    ...modified(),
  });
  const items = childOf(model.path, ITEMS);
  const wanted = fieldNodes(descendant(model, ITEMS), change.fields);
  const stored = descendant(model, ITEMS)?.children;
  for (const name of draft.childNames(items))
    if (!wanted.some(([kept]) => kept === name)) draft.remove(childOf(items, name));
  for (const [name, node] of wanted) {
    const path = childOf(items, name);
    const before = stored?.get(name);
    if (before && JSON.stringify(toJson(before)) === JSON.stringify(node)) continue;
    if (before) draft.remove(path);
    draft.create(path, node);
  }
  if (draft.childNames(items).some((name, i) => name !== wanted[i]?.[0]))
    for (const [name] of wanted) draft.order(childOf(items, name), undefined);
  set(items, { maxGeneratedOrder: String(wanted.length) });
}

/** The nodes of the fields by name, in order. */
function fieldNodes(items: Resource | undefined, fields: readonly EditedField[]): [string, NodeJson][] {
  const taken = new Set(fields.flatMap(({ node }) => node ?? []));
  return fields.map((field, i) => {
    const source = field.node ?? field.copyOf;
    const stored = source === undefined ? undefined : items?.children.get(source);
    if (source !== undefined && !stored)
      throw new HttpError(
        409,
        t('The model no longer has the field “{label}”; read it again', { label: field.label }),
      );
    const name =
      field.node ?? freeName(field.name, (each) => taken.has(each) || items?.children.has(each) === true);
    taken.add(name);
    const node = fieldNode(stored && toJson(stored), stored && fieldOf(stored), field);
    return [name, withOrder(node, i + 1)];
  });
}

/** AEM orders fields by a number. One that says the same in another spelling stays. */
const withOrder = (node: NodeJson, order: number): NodeJson =>
  Number(node['listOrder']) === order ? node : { ...node, listOrder: String(order) };
