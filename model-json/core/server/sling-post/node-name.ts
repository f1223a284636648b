import { PathError } from '../../repository/errors';
import { childOf, isName } from '../../repository/path';
import { HttpError } from '../http/http-error';
import type { Parameters } from './Parameters';
import type { Post } from './Post';

/** Properties that describe a node, in order of preference. */
const HINTS = [
  'title',
  'jcr:title',
  'name',
  'description',
  'jcr:description',
  'abstract',
  'text',
  'jcr:text',
];
const MAX_LENGTH = 20;

let count = 0;

/**
 * The path of a node to be created below another: named by `:name` unchanged, by a normalised `:nameHint` or
 * description, or by a number.
 *
 * @throws HttpError 409 if `:name` exists already
 */
export function newChildPath({ draft, parameters, now }: Post, parent: string): string {
  const exact = valueOf(parameters, ':name');
  if (exact !== undefined) {
    if (!isName(exact))
      throw new PathError(
        childOf(parent, exact),
        `${JSON.stringify(exact)} is not a valid node name; choose another`,
      );
    if (draft.has(childOf(parent, exact)))
      throw new HttpError(409, `${childOf(parent, exact)} exists already; choose another :name`);
    return childOf(parent, exact);
  }
  const prefix = parameters.names().some((name) => name.startsWith('./')) ? './' : '';
  const hints = [':nameHint', ...HINTS.map((name) => prefix + name)];
  const hint = hints.map((name) => valueOf(parameters, name)).find((value) => value !== undefined);
  const name = (hint === undefined ? `${(count += 1)}_${now.getTime()}` : filterName(hint)).slice(
    0,
    MAX_LENGTH,
  );
  return unique(name, (candidate) => draft.has(childOf(parent, candidate)), parent);
}

/** Lower-case letters and digits; other characters become one underscore; no leading digit. */
export function filterName(hint: string): string {
  const plain = hint.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return /^\d/.test(plain) ? `_${plain}` : plain;
}

function unique(name: string, isTaken: (name: string) => boolean, parent: string): string {
  let candidate = name;
  for (let i = 0; isTaken(candidate); i++) candidate = `${name}_${i}`;
  return childOf(parent, candidate);
}

/** The first value that is not empty; `@ValueFrom` can name another parameter for it. */
function valueOf(parameters: Parameters, name: string): string | undefined {
  const own = parameters.all(name);
  if (own) return own.find((value) => value !== '');
  const other = parameters.get(`${name}@ValueFrom`);
  const values = other === undefined ? undefined : parameters.all(other);
  return values?.length === 1 && values[0] !== '' ? values[0] : undefined;
}
