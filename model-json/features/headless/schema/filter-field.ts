import type { GraphQLInputFieldConfig } from 'graphql';
import type { ApiField } from '../content/ApiField';
import { COMPARED } from '../select/Operator';
import { FILTERS } from './filter-types';
import { targetOf } from './fragment-target';
import type { AllTypes } from './AllTypes';

/** How a field can be filtered by; undefined for JSON, and for fragments of several models. */
export function filterField(field: ApiField, types: AllTypes): GraphQLInputFieldConfig | undefined {
  const { kind, isList } = field;
  if (kind === 'json') return undefined;
  if (kind !== 'fragment') return { type: FILTERS[COMPARED[kind]][isList ? 'list' : 'one'] };
  const target = targetOf(field, types);
  if (!target || target === 'any') return undefined;
  return { type: isList ? target.arrayFilter : target.filter };
}
