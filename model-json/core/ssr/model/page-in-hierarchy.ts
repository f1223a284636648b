import { HttpError } from '../../server/http/http-error';
import { CONTENT_ROOT, componentType } from '../../../../shared/addresses/app';
import { messageOf } from '../../../../shared/checked/error-parts';
import { isObject } from '../../../../shared/checked/is-object';

/** The parts of a page's model needed to find it. */
export interface PageJson {
  readonly ':type': string;
  readonly ':path': string;
  readonly ':children'?: Readonly<Record<string, unknown>>;
}

/** The requested page, and the root of its hierarchy. */
export interface Found {
  readonly root: PageJson;
  readonly page: PageJson;
}

/**
 * The hierarchy's root, from a request's body.
 *
 * @param rootPath value of the header `Page-Model-Root-URL`
 * @throws HttpError 400 with the invalid part of the JSON and the fix
 */
export function readRoot(json: string, rootPath: string): PageJson {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new HttpError(400, `The body is not JSON: ${messageOf(error)}. ${WANTED}`);
  }
  checkPage(value, '$');
  if (value[':path'] !== rootPath) {
    throw new HttpError(
      400,
      `$[":path"] is "${value[':path']}", but the header Page-Model-Root-URL says "${rootPath}"; send the model of the page in the header`,
    );
  }
  return value;
}

const WANTED = "Send the model of the hierarchy's root page, as in its .model.json";

/**
 * The page at a request's path, which can have selectors, an extension and a suffix; a page's name can contain a dot.
 *
 * @throws HttpError 404 for a page that is not in the hierarchy
 */
export function findPage(root: PageJson, requestPath: string): Found {
  const children = childrenOf(root);
  for (const path of candidates(requestPath)) {
    if (path === root[':path']) return { root, page: root };
    if (Object.hasOwn(children, path)) {
      const page = children[path];
      checkPage(page, `$[":children"]["${path}"]`);
      return { root, page };
    }
  }
  const [shortest = requestPath] = candidates(requestPath).slice(-1);
  throw new HttpError(
    404,
    `The page "${shortest}" is not in the model: it is neither $[":path"], which is "${root[':path']}", nor one of the ` +
      `${Object.keys(children).length} keys of $[":children"]; send its model there, or increase structureDepth of the root's policy`,
  );
}

function childrenOf({ ':children': children = {} }: PageJson): Readonly<Record<string, unknown>> {
  if (isObject(children)) return children;
  throw new HttpError(
    400,
    `$[":children"] is ${kindOf(children)}; expected an object with a page's model for each page's path`,
  );
}

/** The path itself, then with one more dot and everything after it removed each time. */
function candidates(path: string): string[] {
  const found = [path];
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
    found.push(path.slice(0, dot));
  }
  return found;
}

function checkPage(value: unknown, at: string): asserts value is PageJson {
  if (!isObject(value)) throw new HttpError(400, `${at} is ${kindOf(value)}; expected an object. ${WANTED}`);
  for (const [key, example] of [
    [':type', componentType('page')],
    [':path', `${CONTENT_ROOT}/gb/en`],
  ] as const) {
    const found = value[key];
    if (typeof found === 'string' && found !== '') continue;
    const is = found === undefined ? 'is missing' : `is ${kindOf(found)}`;
    throw new HttpError(400, `${at}["${key}"] ${is}; expected text like "${example}". ${WANTED}`);
  }
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (value === '') return 'empty';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
