import { checkNode } from './check-node';
import { ContentError } from './errors';
import { findJsonFault } from './json-fault';
import type { NodeJson } from './node-json';

/**
 * The node in a file's text.
 *
 * @param file how to call the file in an error
 * @param path where the node stands
 * @throws ContentError with line and column of broken JSON, or the JSON pointer of what is no node
 */
export function parseNode(file: string, path: string, text: string): NodeJson {
  const json = parseJson(file, text);
  checkNode(file, path, json);
  return json;
}

/** The text of a node's file: two spaces, keys in order, so that a change is a small diff. */
export function printNode(json: NodeJson): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** The text of a file that was checked before. */
export const parseChecked = (text: string): NodeJson => JSON.parse(withoutMark(text)) as NodeJson;

/** Editors on Windows put a byte order mark first. */
const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);

function parseJson(file: string, withMark: string): unknown {
  const text = withoutMark(withMark);
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = findJsonFault(text);
    if (!fault) throw new ContentError(file, '', `is no JSON: ${String(error)}`, 'write JSON');
    const { line, column, found, expected } = fault;
    throw new ContentError(file, `${line}:${column}`, `is no JSON: found ${found}`, `write ${expected}`);
  }
}
