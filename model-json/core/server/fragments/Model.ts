import type { FieldType, ModelField } from '../../../../shared/authoring/fragment-model';
import { descendant } from '../../exporter/shared/assets';
import { number, text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** A content fragment model: `/conf/SITE/settings/dam/cfm/models/NAME`. */
export interface Model {
  /** Its path in base64url, as AEM has it. */
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly ModelField[];
}

const TYPES: Readonly<Record<string, FieldType>> = {
  'text-multi': 'long-text',
  number: 'number',
  boolean: 'boolean',
  tags: 'tag',
  reference: 'content-reference',
  'fragment-reference': 'content-fragment',
};

/** The models of all sites. */
export function modelsOf(tree: ResourceTree): Model[] {
  const sites = [...(tree.get('/conf')?.children.values() ?? [])];
  return sites.flatMap((site) => {
    const models = descendant(site, 'settings/dam/cfm/models');
    return [...(models?.children.values() ?? [])].flatMap((each) => modelOf(each) ?? []);
  });
}

export const idOf = (path: string): string => Buffer.from(path).toString('base64url');

/** A node as a model; undefined if it is none. */
export function modelOf(node: Resource): Model | undefined {
  const items = descendant(node, 'jcr:content/model/cq:dialog/content/items');
  if (!items) return undefined;
  const { properties } = node.children.get('jcr:content') ?? node;
  const description = text(properties, 'jcr:description');
  const fields = [...items.children.values()].flatMap((item) => fieldOf(item) ?? []);
  return {
    id: idOf(node.path),
    path: node.path,
    name: node.name,
    title: text(properties, 'jcr:title') ?? node.name,
    ...(description !== undefined && { description }),
    fields: fields.sort((a, b) => a.order - b.order).map(({ order: _, ...field }) => field),
  };
}

function fieldOf({ properties }: Resource): (ModelField & { readonly order: number }) | undefined {
  const name = text(properties, 'name');
  if (!name) return undefined;
  const kind = text(properties, 'metaType') ?? '';
  const value = text(properties, 'valueType') ?? 'string';
  const date = value === 'calendar/date' ? 'date' : 'date-time';
  const [description, root, mimeType] = [
    text(properties, 'fieldDescription'),
    text(properties, 'rootPath'),
    text(properties, 'default-mime-type'),
  ];
  return {
    name,
    label: text(properties, 'fieldLabel') ?? name,
    type: kind === 'date' ? date : (TYPES[kind] ?? 'text'),
    multiple: value.endsWith('[]'),
    required: ['on', 'true'].includes(text(properties, 'required') ?? ''),
    ...(description && { description }),
    ...(root && { root }),
    ...(mimeType && { mimeType }),
    ...(text(properties, 'translatable') === 'true' && { translatable: true }),
    order: number(properties, 'listOrder') ?? 0,
  };
}
