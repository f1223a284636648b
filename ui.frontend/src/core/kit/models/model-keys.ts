import { z } from 'zod';
import { childKeys } from './container';

/** A model's fields by key of the exporter's JSON, through transforms. Empty if it is not an object. */
export function shapeOf(model: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const object = bare(model);
  return object instanceof z.ZodObject ? object.shape : {};
}

/** The keys that a component's own model reads, without those of a container's children. */
export const keysOf = (model: z.core.$ZodType): string[] =>
  Object.keys(shapeOf(model)).filter((key) => !childKeys.has(key));

/** The schema of a list's entries; undefined if it is not a list. */
export function entryOf(field: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const list = bare(field);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** The options of a field; undefined if any text is allowed. */
export function wordsOf(field: z.core.$ZodType | undefined): string[] | undefined {
  const words = bare(field);
  return words instanceof z.ZodEnum ? words.options.map(String) : undefined;
}

/** A schema without its wrappers: preprocessing, transforms, defaults. */
function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return bare(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodCatch) {
    return bare(schema.def.innerType);
  }
  return schema;
}
