import type { Resource, Scalar } from '../../repository/Resource';

/** The values of a property by its path from a node: `jcr:content/metadata/@dc:title`. */
export function valuesAt(node: Resource, path: string): readonly Scalar[] {
  const names = path.replace(/^\.\//, '').split('/');
  const name = (names.pop() ?? '').replace(/^@/, '');
  let at: Resource | undefined = node;
  for (const step of names) at = at?.children.get(step);
  const value = at?.properties[name];
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
}

/** For comparing texts without case and accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
