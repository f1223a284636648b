import type { DialogField } from '../../kit/dialogs/dialog';
import { isNode, isProperty, type ContentNode, type PropertyValue } from '../sling/content-node';
import { readFields, setCommand, writeFields } from '../dialog/form/read-write';
import { same } from '../dialog/form/node';
import type { Values } from '../dialog/form/Values';
import { propertyFields, type Field } from '../sling/post-fields';
import { TITLE } from './fragment-fields';

export const MASTER = 'master';

const childOf = (node: ContentNode | undefined, name: string): ContentNode => {
  const child = node?.[name];
  return isNode(child) ? child : {};
};

/** The parts of a stored fragment. */
export const contentOf = (asset: ContentNode): ContentNode => childOf(asset, 'jcr:content');
export const dataOf = (asset: ContentNode): ContentNode => childOf(contentOf(asset), 'data');

/** The names of its variations, the master first. */
export const variationsOf = (asset: ContentNode): readonly string[] => [
  MASTER,
  ...Object.entries(dataOf(asset)).flatMap(([name, each]) => (isNode(each) && name !== MASTER ? [name] : [])),
];

/** A variation as visitors see it: elements that it lacks are the master's. The title goes with the master. */
export function shownNode(asset: ContentNode, variation: string): ContentNode {
  const data = dataOf(asset);
  const title = contentOf(asset)['jcr:title'];
  return {
    ...childOf(data, MASTER),
    ...(variation === MASTER ? { [TITLE]: isProperty(title) ? title : '' } : childOf(data, variation)),
  };
}

/** The values of a form for a variation. */
export const valuesOf = (fields: readonly DialogField[], asset: ContentNode, variation: string): Values =>
  readFields(fields, shownNode(asset, variation));

/**
 * The fields of a post to the fragment's `jcr:content` that saves a form. What a variation has in common with the master
 * is not stored in it, so that it follows the master.
 */
export function postOf(
  fields: readonly DialogField[],
  asset: ContentNode,
  variation: string,
  values: Values,
): readonly Field[] {
  const shown = shownNode(asset, variation);
  const written = writeFields(fields, shown, readFields(fields, shown), values);
  const command = setCommand('', shown, written);
  const changed = command?.type === 'set' ? (command.properties ?? {}) : {};
  const master = childOf(dataOf(asset), MASTER);
  const posted = Object.entries(changed).flatMap(([name, value]: [string, PropertyValue | null]) => {
    if (name === TITLE) return propertyFields('jcr:title', value);
    const isLikeMaster = variation !== MASTER && same(value ?? undefined, master[name]);
    return propertyFields(`data/${variation}/${name}`, isLikeMaster ? null : value);
  });
  return posted.length > 0 ? [...posted, ['./jcr:lastModified', ''], ['./jcr:lastModifiedBy', '']] : [];
}

/** The fields that differ between two states of a variation, by name. */
export function changedBetween(
  fields: readonly DialogField[],
  before: ContentNode,
  after: ContentNode,
  variation: string,
): ReadonlySet<string> {
  const [was, is] = [valuesOf(fields, before, variation), valuesOf(fields, after, variation)];
  return new Set(fields.flatMap(({ name }) => (same(was[name], is[name]) ? [] : [name])));
}
