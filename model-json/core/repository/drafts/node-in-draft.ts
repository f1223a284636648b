import type { Draft } from '../Draft';
import type { NodeJson } from '../node-json';
import { childOf } from '../path';

/** A node of a draft with everything below it; undefined if there is none. */
export function nodeInDraft(draft: Draft, path: string): NodeJson | undefined {
  const properties = draft.properties(path);
  if (!properties) return undefined;
  const node: NodeJson = { ...properties };
  for (const name of draft.childNames(path)) node[name] = nodeInDraft(draft, childOf(path, name)) ?? {};
  return node;
}
