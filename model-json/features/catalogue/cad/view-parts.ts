import { readFile } from 'node:fs/promises';
import type { DocumentPart } from '../../documents/api/document-types';
import type { View, ViewName } from './kernel/project-views';
import { EDITION, MAKER } from './maker';
import type { ShapeFacts } from './shapes/ShapeFacts';

/** Asks the thread that runs OpenCascade for a view of a shape, as JSON. */
export interface ViewOrder {
  readonly type: `${ViewName} view`;
  readonly view: ViewName;
  readonly facts: ShapeFacts;
}

const typeOf = (view: ViewName): ViewOrder['type'] => `${view} view`;

/** Views of a product as parts of a document: up to a second of work each, once for the documents of all languages. */
export const viewParts = (facts: ShapeFacts, views: readonly ViewName[]): DocumentPart[] =>
  views.map((view) => {
    const drawable: ViewOrder = { type: typeOf(view), view, facts };
    return { maker: MAKER, drawable, identity: { edition: EDITION, facts } };
  });

/** Reads views from the files of a document's parts; undefined if one is missing. */
export async function readViews(
  parts: Readonly<Record<string, string>> = {},
  views: readonly ViewName[],
): Promise<ReadonlyMap<ViewName, View> | undefined> {
  const found = new Map<ViewName, View>();
  for (const view of views) {
    const file = parts[typeOf(view)];
    if (file === undefined) return undefined;
    found.set(view, JSON.parse(await readFile(file, 'utf8')) as View);
  }
  return found;
}
