import { exactProperties, printExact } from '../../repository/exact-json';
import { isBeside } from '../../repository/exact-values';
import type { NodeJson } from '../../repository/node-json';
import type { Resource } from '../../repository/Resource';
import { notFound } from '../http/http-error';
import type { SlingUrl } from './sling-url';
import { bareRecord } from '../../../../shared/checked/bare-record';

/** The form of a resource's `.json` (JsonRendererServlet). */
interface JsonRequest {
  /** Levels of children: none for `.json`, all for `.infinity.json`. */
  readonly depth: number;
  readonly tidy: boolean;
}

/** @throws HttpError 404 for selectors unknown to Sling's default servlet */
function parseJsonUrl({ selectors, suffix }: SlingUrl): JsonRequest {
  const words = selectors.filter((selector) => selector !== 'tidy');
  const [depth = '0'] = words;
  if (words.length > 1 || suffix !== undefined || !/^(?:infinity|-1|\d{1,4})$/.test(depth)) throw notFound();
  return {
    depth: depth === 'infinity' || depth === '-1' ? Infinity : Number(depth),
    tidy: words.length < selectors.length,
  };
}

/** A resource in the format of Sling's DefaultGetServlet: properties and, down to a depth, child nodes. */
export function defaultJson(resource: Resource, url: SlingUrl): string {
  const { depth, tidy } = parseJsonUrl(url);
  return printExact(shownJson(resource, depth, exactProperties), tidy ? 2 : undefined);
}

/** A node with children down to a depth. */
export const nodeJson = (resource: Resource, depth: number): NodeJson =>
  shownJson(resource, depth, plainProperties);

type Properties = Resource['properties'];

function shownJson(
  { properties, children, binary }: Resource,
  depth: number,
  show: (properties: Properties) => Properties,
): NodeJson {
  // Without a prototype, so that any node name is safe.
  const json: NodeJson = bareRecord();
  Object.assign(json, show(properties), binary && { ':jcr:data': binary.size });
  if (depth > 0) for (const [name, child] of children) json[name] = shownJson(child, depth - 1, show);
  return json;
}

const plainProperties = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !isBeside(name)));
