import type { Resource } from '../../repository/Resource';
import type { Model } from '../Exporter';
import { javaHashCode } from '../shared/ids';
import { resourceTypeOf, text } from '../shared/properties';

/** Defaults of a kind of field for values not authored; undefined leaves the key out. */
export interface FieldDefaults {
  /** `form-text`, the start of generated ids. */
  readonly idPrefix: string;
  readonly name?: string;
  readonly value?: string;
  readonly title?: string;
}

/** Java's Math.abs: the smallest int has no positive counterpart. */
const abs = (value: number) => Math.abs(value | 0) | 0;

/** The keys of every form field (AbstractFieldImpl). */
export function fieldModel(field: Resource, defaults: FieldDefaults): Model {
  const { properties } = field;
  return {
    id: text(properties, 'id') ?? `${defaults.idPrefix}-${abs(javaHashCode(field.path) - 1)}`,
    title: text(properties, 'jcr:title') ?? defaults.title,
    name: text(properties, 'name') ?? defaults.name,
    value: text(properties, 'value') ?? defaults.value,
    ':type': resourceTypeOf(field),
  };
}
