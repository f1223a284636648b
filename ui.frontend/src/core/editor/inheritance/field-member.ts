import type { DialogField } from '../../kit/dialogs/dialog';

/** What of a component a field edits: properties, or a child node. */
export type Member =
  | { readonly kind: 'properties'; readonly names: readonly string[] }
  | { readonly kind: 'child'; readonly name: string };

/** The part of a component that leaves its source together with a field. */
export function memberOf({ name, widget }: DialogField): Member {
  if (name.startsWith('(style ')) return { kind: 'properties', names: ['cq:styleIds'] };
  const [first = name] = name.split('/');
  if (first !== name || widget === 'multifield' || widget === 'image') return { kind: 'child', name: first };
  return { kind: 'properties', names: widget === 'link' ? [name, 'linkTarget'] : [name] };
}
