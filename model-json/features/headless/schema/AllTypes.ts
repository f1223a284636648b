import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLUnionType } from 'graphql';
import type { ShownFragment } from '../content/ShownFragment';
import type { Asking } from './Asking';

/** The types of a model. */
export interface ModelTypes {
  readonly object: GraphQLObjectType<ShownFragment, Asking>;
  readonly filter: GraphQLInputObjectType;
  /** For a field with several fragments. */
  readonly arrayFilter: GraphQLInputObjectType;
}

/** All that a fragment can refer to. */
export interface AllTypes {
  readonly models: ReadonlyMap<string, ModelTypes>;
  readonly anyFragment: GraphQLUnionType;
  readonly anyReference: GraphQLUnionType;
}
