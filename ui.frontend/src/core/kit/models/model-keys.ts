import { z } from 'zod';
import { childKeys } from './container';

/** A model's fields by the keys of the exporter's JSON; looks through transforms. Empty for what is no object. */
export function shapeOf(model: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const object = bare(model);
  return object instanceof z.ZodObject ? object.shape : {};
}

/** The keys that a component's own model reads; those that bring a container its children are not among them. */
export const keysOf = (model: z.core.$ZodType): string[] =>
  Object.keys(shapeOf(model)).filter((key) => !childKeys.has(key));

/** What the entries of a list are; undefined for what is no list. */
export function entryOf(field: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const list = bare(field);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** The words that a field may have; undefined where any will do. */
export function wordsOf(field: z.core.$ZodType | undefined): string[] | undefined {
  const words = bare(field);
  return words instanceof z.ZodEnum ? words.options.map(String) : undefined;
}

/** A schema without what stands around it: preprocessing, transforms, defaults. */
function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return bare(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodCatch) {
    return bare(schema.def.innerType);
  }
  return schema;
}
