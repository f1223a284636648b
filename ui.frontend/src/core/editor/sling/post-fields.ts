import { isList, isNode, isProperty, type ContentNode, type PropertyValue } from './content-node';

/** A field of a Sling POST. */
export type Field = readonly [name: string, value: string];

/** A `java.util.Date` as printed by Sling: `Fri Nov 20 2026 09:00:00 GMT+0000`. */
const SLING_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4} \d{2}:\d{2}:\d{2} GMT[+-]\d{4}$/;

/** Type hints for the server, so that a number stays a number when a dialog is saved. */
function typeOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return 'Boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Long' : 'Double';
  return SLING_DATE.test(value) ? 'Date' : 'String';
}

/** JCR's own properties, whose types clients must not set. */
const UNTYPED = new Set(['jcr:primaryType', 'jcr:mixinTypes']);

/**
 * Fields that write a property; `null` deletes it.
 *
 * @param name relative to the posted node: `jcr:title`, `image/alt`
 */
export function propertyFields(name: string, value: PropertyValue | null): Field[] {
  const field = `./${name}`;
  if (value === null) return [deleteField(name)];
  if (UNTYPED.has(name.slice(name.lastIndexOf('/') + 1))) {
    return [value].flat().map((one) => [field, String(one)]);
  }
  if (!isList(value)) {
    return [
      [field, String(value)],
      [`${field}@TypeHint`, typeOf(value)],
    ];
  }
  const [first, ...rest] = value;
  // Sling cannot write an empty list, nor one with a single empty text.
  if (first === undefined || (first === '' && rest.length === 0)) return [deleteField(name)];
  const type = rest.every((one) => typeOf(one) === typeOf(first))
    ? typeOf(first)
    : typeof first === 'number'
      ? 'Double'
      : 'String';
  return [...value.map((one): Field => [field, String(one)]), [`${field}@TypeHint`, `${type}[]`]];
}

/** Fields that create a node with all descendants, in order. */
export function nodeFields(name: string, node: ContentNode): Field[] {
  const prefix = name ? `${name}/` : '';
  const entries = Object.entries(node);
  const { 'jcr:primaryType': type } = node;
  return [
    // First, so that the node is created with its type before anything is written into it.
    ...propertyFields(`${prefix}jcr:primaryType`, isProperty(type) ? type : 'nt:unstructured'),
    ...entries.flatMap(([key, value]) =>
      isProperty(value) && key !== 'jcr:primaryType' ? propertyFields(`${prefix}${key}`, value) : [],
    ),
    ...entries.flatMap(([key, value]) => (isNode(value) ? nodeFields(`${prefix}${key}`, value) : [])),
  ];
}

/** Deletes the property or child node of that name. */
export const deleteField = (name: string): Field => [`./${name}@Delete`, 'true'];
