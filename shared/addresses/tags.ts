/** Root of all tags. */
export const TAGS_ROOT = '/content/cq:tags';

/** The id of a tag: `namespace:path/of/tag`. A namespace without names is `namespace:`. */
export const tagId = (namespace: string, names: readonly string[]): string =>
  `${namespace}:${names.join('/')}`;

/** The id of the tag at a path; undefined outside the taxonomy. */
export function tagIdOf(path: string): string | undefined {
  if (!path.startsWith(`${TAGS_ROOT}/`)) return undefined;
  const [namespace = '', ...names] = path.slice(TAGS_ROOT.length + 1).split('/');
  return tagId(namespace, names);
}

/** The path of a tag id: `namespace:path`, a path in the default namespace, or an absolute path. */
export function tagPath(id: string): string {
  if (id.startsWith('/')) return id;
  const colon = id.indexOf(':');
  const path = colon < 0 ? `default/${id}` : `${id.slice(0, colon)}/${id.slice(colon + 1)}`;
  return `${TAGS_ROOT}/${path.replace(/\/$/, '')}`;
}
