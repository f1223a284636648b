import { checkNode } from './check-node';
import { ContentError } from './errors';
import { findJsonFault } from './json-fault';
import type { NodeJson } from './node-json';

/**
 * The node in a file's text.
 *
 * @param file name of the file in errors
 * @param path path of the node
 * @throws ContentError with line and column of invalid JSON, or the JSON pointer of an invalid node
 */
export function parseNode(file: string, path: string, text: string): NodeJson {
  const json = parseJson(file, text);
  checkNode(file, path, json);
  return json;
}

/** The text of a node's file: two spaces, keys in order, so that diffs are small. */
export function printNode(json: NodeJson): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** The node in a file's text that has been checked before. */
export const parseChecked = (text: string): NodeJson => JSON.parse(withoutMark(text)) as NodeJson;

/** Editors on Windows start files with a byte order mark. */
const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);

function parseJson(file: string, withMark: string): unknown {
  const text = withoutMark(withMark);
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = findJsonFault(text);
    if (!fault) throw new ContentError(file, '', `is not valid JSON: ${String(error)}`, 'write JSON');
    const { line, column, found, expected } = fault;
    throw new ContentError(
      file,
      `${line}:${column}`,
      `is not valid JSON: found ${found}`,
      `write ${expected}`,
    );
  }
}
