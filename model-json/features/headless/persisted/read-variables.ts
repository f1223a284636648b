import { Kind, type DocumentNode, type TypeNode } from 'graphql';
import { HttpError } from '../../../core/server/http/http-error';

/** What is asked for by an address. */
export interface Executed {
  readonly site: string;
  readonly name: string;
  /** As they were sent: texts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/**
 * Reads `SITE/NAME;first=1;second=2`. Clients of AEM encode all of it, signs between the parameters included; who encodes
 * only the values can have such signs in them.
 *
 * @throws HttpError 400 for what is not encoded as it should be
 */
export function readExecuted(address: string): Executed {
  // Clients end their parameters with one, which they do not encode.
  const rest = address.replace(/;$/, '');
  const isPlain = rest.includes(';');
  const parts = (isPlain ? rest : decoded(rest)).split(';');
  const [place = '', ...parameters] = isPlain ? parts.map(decoded) : parts;
  const slash = place.lastIndexOf('/');
  return {
    site: place.slice(0, Math.max(slash, 0)).replace(/^\//, ''),
    name: place.slice(slash + 1),
    parameters: new Map(
      parameters.flatMap((parameter) => {
        const [name = '', ...value] = parameter.split('=');
        return name === '' ? [] : [[name, value.join('=')] as const];
      }),
    ),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpError(400, 'The address is not percent-encoded UTF-8');
  }
}

/** The parameters as the query declares them: numbers, truth values, lists and objects are JSON, everything else is text. */
export function variablesFrom(
  document: DocumentNode,
  parameters: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const declared = document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    declared.flatMap(({ variable, type }) => {
      const name = variable.name.value;
      const value = parameters.get(name);
      return value === undefined ? [] : [[name, valueOf(value, type)]];
    }),
  );
}

function valueOf(text: string, type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return valueOf(text, type.type);
  if (type.kind === Kind.NAMED_TYPE && ['String', 'ID'].includes(type.name.value)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // Names of enumerations, days; and what GraphQL itself will find fault with.
    return text;
  }
}
