import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LIMITS } from './limits';

interface Shape {
  readonly depth: number;
  readonly fields: number;
}

const NONE: Shape = { depth: 0, fields: 0 };

/**
 * Refuses a query that is too deep or too large before anything is done with it. Each named fragment is measured once,
 * however often it is used: that is how small queries become huge ones.
 *
 * @throws GraphQLError that says which limit
 */
export function checkShape(document: DocumentNode): void {
  const named = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const measured = new Map<string, Shape>();
  const open = new Set<string>();

  function measure({ selections }: SelectionSetNode): Shape {
    const shapes = selections.map((selection): Shape => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return measureNamed(named.get(selection.name.value));
      const below = selection.selectionSet ? measure(selection.selectionSet) : NONE;
      return selection.kind === Kind.FIELD ? { depth: below.depth + 1, fields: below.fields + 1 } : below;
    });
    return {
      depth: Math.max(0, ...shapes.map(({ depth }) => depth)),
      fields: shapes.reduce((sum, { fields }) => sum + fields, 0),
    };
  }

  function measureNamed(fragment: FragmentDefinitionNode | undefined): Shape {
    const name = fragment?.name.value ?? '';
    // A fragment within itself, or one that does not exist, is refused with its place by the validation.
    if (!fragment || open.has(name)) return NONE;
    const known = measured.get(name);
    if (known) return known;
    open.add(name);
    const shape = measure(fragment.selectionSet);
    open.delete(name);
    measured.set(name, shape);
    return shape;
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields } = measure(definition.selectionSet);
    if (depth > LIMITS.depth)
      throw refusal(`The query is ${depth} fields deep; ${LIMITS.depth} are allowed`, 'QUERY_TOO_DEEP');
    if (fields > LIMITS.fields)
      throw refusal(`The query has ${fields} fields; ${LIMITS.fields} are allowed`, 'QUERY_TOO_LARGE');
  }
}

const refusal = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
