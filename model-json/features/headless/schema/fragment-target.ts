import type { ApiField } from '../content/ApiField';
import type { AllTypes, ModelTypes } from './AllTypes';

/** Undefined for a field of fragments that the endpoint does not have. */
export function targetOf({ models }: ApiField, types: AllTypes): ModelTypes | 'any' | undefined {
  const known = models.flatMap((path) => types.models.get(path) ?? []);
  if (models.length === 0) return 'any';
  if (models.length > 1) return known.length > 0 ? 'any' : undefined;
  return known[0];
}
