import { GraphQLEnumType } from 'graphql';

/** A type of names that stand for themselves. */
export const enumeration = (name: string, values: readonly string[]): GraphQLEnumType =>
  new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, {}])) });
