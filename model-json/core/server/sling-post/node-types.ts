import { nameOf } from '../../repository/path';
import type { Value } from '../../repository/Resource';
import type { ContentProperty } from './content-properties';
import type { Post } from './Post';
import { textsOf } from './values/property-texts';

type Properties = ReadonlyMap<string, ContentProperty>;

const PRIMARY = 'jcr:primaryType';
const MIXINS = 'jcr:mixinTypes';

/** JCR's default type for children of a folder. */
const FOLDERS = new Set<unknown>(['sling:Folder', 'sling:OrderedFolder']);

/** The type of a new node for which none is given. */
export const defaultType = (parentType: unknown): string =>
  FOLDERS.has(parentType) ? String(parentType) : 'nt:unstructured';

/** Node types are not ordinary properties: they are set when a node is created or found, and are not reported. */
export const isTypeProperty = ({ path }: ContentProperty) => [PRIMARY, MIXINS].includes(nameOf(path));

/** The types of a new node, by the post or by its parent's type. */
export function typesOfNew(properties: Properties, path: string, parentType: unknown): Record<string, Value> {
  const types = typesFor(properties, path);
  return { [PRIMARY]: types[PRIMARY] ?? defaultType(parentType), ...types };
}

/** Sets the types that the post gives to an existing node. */
export function setTypes({ draft, versions }: Post, properties: Properties, path: string): void {
  for (const [name, value] of Object.entries(typesFor(properties, path))) {
    if (String(draft.property(path, name)) === String(value)) continue;
    draft.setProperty(path, name, value);
    versions.follow(path, false);
  }
}

function typesFor(properties: Properties, path: string): Record<string, Value> {
  const primary = textOf(properties, path, PRIMARY)?.[0];
  const mixins = textOf(properties, path, MIXINS);
  // Oak sorts mixins.
  const sorted = mixins && [...new Set(mixins.filter(Boolean))].sort();
  return { ...(primary && { [PRIMARY]: primary }), ...(sorted && { [MIXINS]: sorted }) };
}

function textOf(properties: Properties, path: string, name: string): readonly string[] | null | undefined {
  const property = properties.get(`${path}/${name}`);
  return property && textsOf(property);
}
