import { isNode, type ContentNode, type PropertyValue } from './content-node';

/** A field of a Sling POST. */
export type Field = readonly [name: string, value: string];

/** A `java.util.Date` as Sling prints it: `Fri Nov 20 2026 09:00:00 GMT+0000`. */
const SLING_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4} \d{2}:\d{2}:\d{2} GMT[+-]\d{4}$/;

/** Types are never to be guessed by the server: what was a number is one after a dialog was saved. */
function typeOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return 'Boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Long' : 'Double';
  return SLING_DATE.test(value) ? 'Date' : 'String';
}

/** JCR's own, whose type is not for a client to say. */
const UNTYPED = new Set(['jcr:primaryType', 'jcr:mixinTypes']);

/**
 * A property to write, `null` to delete it.
 *
 * @param name from the posted node on: `jcr:title`, `image/alt`
 */
export function propertyFields(name: string, value: PropertyValue | null): Field[] {
  const field = `./${name}`;
  if (value === null) return [deleteField(name)];
  if (UNTYPED.has(name.slice(name.lastIndexOf('/') + 1))) {
    return [value].flat().map((one) => [field, String(one)]);
  }
  if (!Array.isArray(value)) {
    const scalar = value as string | number | boolean;
    return [
      [field, String(scalar)],
      [`${field}@TypeHint`, typeOf(scalar)],
    ];
  }
  const values = value as readonly (string | number | boolean)[];
  // Sling writes no empty list, nor one of an empty text alone: it is no value.
  if (values.length === 0 || (values.length === 1 && values[0] === '')) return [deleteField(name)];
  const types = new Set(values.map(typeOf));
  const type = types.size === 1 ? [...types][0]! : typeof values[0] === 'number' ? 'Double' : 'String';
  return [...values.map((one): Field => [field, String(one)]), [`${field}@TypeHint`, `${type}[]`]];
}

/** A node that is not there yet, with all below it, in order. */
export function nodeFields(name: string, node: ContentNode): Field[] {
  const prefix = name ? `${name}/` : '';
  const entries = Object.entries(node).filter(([, value]) => value !== undefined && value !== null);
  const type = node['jcr:primaryType'] ?? 'nt:unstructured';
  return [
    // First: the node is made with it, before anything is written into it.
    ...propertyFields(`${prefix}jcr:primaryType`, type as string),
    ...entries.flatMap(([key, value]) =>
      isNode(value) || key === 'jcr:primaryType'
        ? []
        : propertyFields(`${prefix}${key}`, value as PropertyValue),
    ),
    ...entries.flatMap(([key, value]) => (isNode(value) ? nodeFields(`${prefix}${key}`, value) : [])),
  ];
}

/** Deletes a property, or else the child node of that name. */
export const deleteField = (name: string): Field => [`./${name}@Delete`, 'true'];
