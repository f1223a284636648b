import type { GraphQLFieldConfig, GraphQLOutputType } from 'graphql';
import type { Asking } from './Asking';

/** A field whose value costs what it is long. */
export const read = <Source>(
  type: GraphQLOutputType,
  value: (source: Source, asking: Asking) => unknown,
  description?: string,
): GraphQLFieldConfig<Source, Asking> => ({
  type,
  ...(description !== undefined && { description }),
  resolve(source, _arguments, asking) {
    const found = value(source, asking);
    if (!Array.isArray(found)) asking.budget.read(found);
    else for (const each of found) asking.budget.read(each);
    return found;
  },
});
