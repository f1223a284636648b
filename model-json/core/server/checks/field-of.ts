import { plainText } from '../../exporter/shared/plain-text';
import type { Resource } from '../../repository/Resource';

/** The component that a node belongs to, and a property of the node as a field of the component's dialog: `actions/item0/text`. */
export function fieldOf(node: Resource, property: string): { path: string; field: string } {
  let field = property;
  let at = node;
  while (at.properties['sling:resourceType'] === undefined && at.name !== 'jcr:content' && at.parent) {
    field = `${at.name}/${field}`;
    at = at.parent;
  }
  return { path: at.path, field };
}

/** The field of a component in which some words are stored; undefined if they come from elsewhere. */
export function fieldWith(component: Resource | undefined, words: string): string | undefined {
  if (!component || words === '') return undefined;
  for (const [name, value] of Object.entries(component.properties))
    if (typeof value === 'string' && isIn(words, value)) return name;
  for (const child of component.children.values()) {
    if (child.properties['sling:resourceType'] !== undefined) continue;
    const found = fieldWith(child, words);
    if (found !== undefined) return `${child.name}/${found}`;
  }
  return undefined;
}

const isIn = (words: string, value: string): boolean => spaced(plainText(value)).includes(spaced(words));

const spaced = (text: string): string => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
