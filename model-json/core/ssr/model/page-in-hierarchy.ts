import { HttpError } from '../../server/http/http-error';
import { CONTENT_ROOT, componentType } from '../../../../shared/addresses/app';

/** A page's model, as far as finding it goes. */
export interface PageJson {
  readonly ':type': string;
  readonly ':path': string;
  readonly ':children'?: Readonly<Record<string, unknown>>;
}

/** The page asked for, and the root that it was found below. */
export interface Found {
  readonly root: PageJson;
  readonly page: PageJson;
}

/**
 * The hierarchy's root, from a request's body.
 *
 * @param rootPath what the header `Page-Model-Root-URL` names
 * @throws HttpError 400 that says which part of the JSON is wrong and what would be right
 */
export function readRoot(json: string, rootPath: string): PageJson {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new HttpError(400, `The body is not JSON: ${(error as Error).message}. ${WANTED}`);
  }
  const root = checkPage(value, '$');
  if (root[':path'] !== rootPath) {
    throw new HttpError(
      400,
      `$[":path"] is "${root[':path']}", but the header Page-Model-Root-URL says "${rootPath}"; send the model of the page that the header names`,
    );
  }
  return root;
}

const WANTED = "Send the model of the hierarchy's root page, as its .model.json has it";

/**
 * The page that a request's path means: it may have selectors, an extension and a suffix, and a page's name may have a dot.
 *
 * @throws HttpError 404 for a page that the hierarchy does not hold
 */
export function findPage(root: PageJson, requestPath: string): Found {
  const children = childrenOf(root);
  for (const path of candidates(requestPath)) {
    if (path === root[':path']) return { root, page: root };
    if (Object.hasOwn(children, path))
      return { root, page: checkPage(children[path], `$[":children"]["${path}"]`) };
  }
  const [shortest = requestPath] = candidates(requestPath).slice(-1);
  throw new HttpError(
    404,
    `The page "${shortest}" is not in the model: it is neither $[":path"], which is "${root[':path']}", nor one of the ` +
      `${Object.keys(children).length} keys of $[":children"]; send its model there, or let structureDepth of the root's policy reach it`,
  );
}

function childrenOf({ ':children': children = {} }: PageJson): Readonly<Record<string, unknown>> {
  if (isObject(children)) return children;
  throw new HttpError(
    400,
    `$[":children"] is ${kindOf(children)}; it would be an object with a page's model for each page's path`,
  );
}

/** The path itself, then each time without what follows its last dot. */
function candidates(path: string): string[] {
  const found = [path];
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
    found.push(path.slice(0, dot));
  }
  return found;
}

function checkPage(value: unknown, at: string): PageJson {
  if (!isObject(value))
    throw new HttpError(400, `${at} is ${kindOf(value)}; it would be an object. ${WANTED}`);
  for (const [key, example] of [
    [':type', componentType('page')],
    [':path', `${CONTENT_ROOT}/gb/en`],
  ] as const) {
    const found = value[key];
    if (typeof found === 'string' && found !== '') continue;
    const is = found === undefined ? 'is missing' : `is ${kindOf(found)}`;
    throw new HttpError(400, `${at}["${key}"] ${is}; it would be text like "${example}". ${WANTED}`);
  }
  return value as unknown as PageJson;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (value === '') return 'empty';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
