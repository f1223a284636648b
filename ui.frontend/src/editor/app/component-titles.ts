/**
 * What authors call a component; a type that nobody mapped is told by its name.
 * @param titles by resource type
 */
export function titleFor(titles: ReadonlyMap<string, string>, resourceType: string): string {
  const title = titles.get(resourceType);
  if (title !== undefined) return title;
  const name = resourceType.slice(resourceType.lastIndexOf('/') + 1);
  return name ? `${name} (unknown component)` : 'Component';
}
