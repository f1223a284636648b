import type { NodeJson } from '../node-json';
import { parseNode } from '../parse-node';
import { contentOf } from './content-files';

/**
 * The content of a file; undefined if there is none.
 *
 * @throws ContentError if it is broken
 */
export function nodeIn(dir: string, file: string): NodeJson | undefined {
  const text = contentOf(dir, file)?.toString('utf8');
  return text === undefined ? undefined : parseNode(file, `/${file.replace(/\.json$/, '')}`, text);
}
