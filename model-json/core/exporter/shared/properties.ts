import type { Resource, Scalar, Value } from '../../repository/Resource';
import type { Properties } from '../Exporter';

const first = (value: Value | undefined): Scalar | undefined =>
  typeof value === 'object' ? value?.[0] : value;

/** `ValueMap.get(name, String.class)`: numbers and booleans as text, the first value of an array. */
export function text(properties: Properties, name: string): string | undefined {
  const value = first(properties[name]);
  return value === undefined ? undefined : String(value);
}

/** `ValueMap.get(name, String[].class)`: a single value is read as an array of one. */
export function texts(properties: Properties, name: string): string[] | undefined {
  const value = properties[name];
  if (value === undefined) return undefined;
  return (typeof value === 'object' ? value : [value]).map(String);
}

/** `ValueMap.get(name, Boolean.class)`: any text except "true" is false. */
export function flag(properties: Properties, name: string): boolean | undefined {
  const value = first(properties[name]);
  if (value === undefined) return undefined;
  return typeof value === 'number' ? value !== 0 : String(value).toLowerCase() === 'true';
}

/** `ValueMap.get(name, Long.class)`: undefined if it is not a number. */
export function number(properties: Properties, name: string): number | undefined {
  const value = first(properties[name]);
  if (value === undefined || value === '' || typeof value === 'boolean') return undefined;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** `ValueMap.get(name, Integer.class)`. */
export function integer(properties: Properties, name: string): number | undefined {
  const value = number(properties, name);
  return value === undefined || !Number.isInteger(value) ? undefined : value;
}

/** The resource type as Sling sees it: `sling:resourceType`, else the primary type. */
export function resourceTypeOf(resource: Resource): string {
  return (
    text(resource.properties, 'sling:resourceType') ||
    text(resource.properties, 'jcr:primaryType') ||
    'nt:unstructured'
  );
}

/** `StringUtils.isBlank`. */
export const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === '';

/** The text as it is; undefined if it is blank. */
export const unlessBlank = (value: string | undefined): string | undefined =>
  isBlank(value) ? undefined : value;

/** `StringUtils.trimToNull`. */
export const trimmed = (value: string | undefined): string | undefined => value?.trim() || undefined;
