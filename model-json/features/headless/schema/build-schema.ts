import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { ApiModel } from '../content/ApiModel';
import type { Asking } from './Asking';
import { modelTypes } from './model-types';
import { queriesOf } from './queries';

/** What can be asked of the fragments of some models; at least one is needed. */
export function buildSchema(models: readonly ApiModel[]): GraphQLSchema {
  const types = modelTypes(models);
  const queries = models.map((model) => {
    const own = types.models.get(model.path);
    return own ? queriesOf(model, own, types) : {};
  });
  const fields = Object.assign({}, ...queries) as ReturnType<typeof queriesOf>;
  return new GraphQLSchema({ query: new GraphQLObjectType<unknown, Asking>({ name: 'Query', fields }) });
}
