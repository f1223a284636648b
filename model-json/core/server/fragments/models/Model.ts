import {
  MODEL_STATUSES,
  type ListedModel,
  type ModelField,
  type ModelStatus,
} from '../../../../../shared/authoring/fragment-model';
import { descendant } from '../../../exporter/shared/assets';
import { text } from '../../../exporter/shared/properties';
import { childOf } from '../../../repository/path';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { fieldsIn } from './read-field';

/** A content fragment model: `/conf/SITE/settings/dam/cfm/models/NAME`. */
export interface Model extends ListedModel {
  readonly fields: readonly ModelField[];
}

/** Where the models of a site are, below its configuration. */
export const MODELS_FOLDER = 'settings/dam/cfm/models';

/** Where a model has its fields. */
export const ITEMS = 'jcr:content/model/cq:dialog/content/items';

const MODEL_PATH = new RegExp(`^/conf/.+/${MODELS_FOLDER}/[^/]+$`);

/** Whether a node is a model, by its type and place. */
export const isModel = ({ path, properties }: Pick<Resource, 'path' | 'properties'>): boolean =>
  properties['jcr:primaryType'] === 'cq:Template' && MODEL_PATH.test(path);

/** The models of all sites. */
export function modelsOf(tree: ResourceTree): Model[] {
  const sites = [...(tree.get('/conf')?.children.values() ?? [])];
  return sites.flatMap((site) => {
    const models = tree.get(childOf(site.path, MODELS_FOLDER));
    return [...(models?.children.values() ?? [])].flatMap((each) => modelOf(each) ?? []);
  });
}

export const idOf = (path: string): string => Buffer.from(path).toString('base64url');

/** A node as a model; undefined if it is none. Its fields are those that fragments can have a value of. */
export function modelOf(node: Resource): Model | undefined {
  const items = descendant(node, ITEMS);
  if (!items) return undefined;
  const { properties } = node.children.get('jcr:content') ?? node;
  const description = text(properties, 'jcr:description');
  const at = text(properties, 'cq:lastModified') ?? text(properties, 'jcr:lastModified');
  const by = text(properties, 'cq:lastModifiedBy') ?? text(properties, 'jcr:lastModifiedBy') ?? '';
  return {
    id: idOf(node.path),
    path: node.path,
    name: node.name,
    title: text(properties, 'jcr:title') ?? node.name,
    ...(description !== undefined && { description }),
    status: statusOf(text(properties, 'status')),
    ...(at !== undefined && { modified: { at, by } }),
    fields: fieldsIn(items).flatMap(({ isForeign: _, node: __, ...field }) => (field.name ? [field] : [])),
  };
}

/** A model without a status is from before there were any. */
const statusOf = (status: string | undefined): ModelStatus =>
  status === undefined ? 'enabled' : (MODEL_STATUSES.find((each) => each === status) ?? 'draft');
