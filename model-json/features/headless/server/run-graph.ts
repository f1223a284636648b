import {
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { ResourceTree } from '../../../core/repository/Resource';
import { Budget, tooCostly } from '../limits/Budget';
import { checkShape } from '../limits/check-shape';
import { LIMITS } from '../limits/limits';
import type { Addresses, Asking } from '../schema/Asking';
import type { Endpoints, Endpoint } from './Endpoints';
import type { GraphRequest } from './GraphRequest';

/** The most faults of a query that are told at once. */
const MOST_FAULTS = 20;

/** Checked queries by their schema: clients send the same ones again and again. */
const known = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();
const MOST_KNOWN = 200;

export interface RunParts {
  readonly tree: ResourceTree;
  readonly endpoints: Endpoints;
  readonly addresses: Addresses;
}

/** The answer to a query, or what is wrong with it. */
export async function runGraph(
  endpoint: Endpoint,
  { query, variables, operationName }: GraphRequest,
  { tree, endpoints, addresses }: RunParts,
): Promise<ExecutionResult> {
  const document = checkedQuery(endpoint.schema, query);
  if (Array.isArray(document)) return { errors: document };
  const budget = new Budget();
  const asking: Asking = { tree, index: endpoints.index, models: endpoint.models, budget, addresses };
  const result = await execute({
    schema: endpoint.schema,
    document: document as DocumentNode,
    contextValue: asking,
    variableValues: variables,
    ...(operationName !== undefined && { operationName }),
  });
  // Half an answer looks like a whole one to those who read only its data.
  return budget.isSpent ? { errors: [tooCostly()] } : result;
}

/** A query that the schema can answer, or its faults. */
export function checkedQuery(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  const queries = known.get(schema) ?? new Map<string, DocumentNode>();
  known.set(schema, queries);
  const before = queries.get(query);
  if (before) return before;
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    checkShape(document);
    const faults = validate(schema, document, undefined, { maxErrors: MOST_FAULTS });
    if (faults.length > 0) return faults;
    if (queries.size >= MOST_KNOWN) queries.clear();
    queries.set(query, document);
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
