import type { Reference, References } from '../../../../../shared/authoring/references';
import { addressOf, sling } from '../http/sling';

/** Where assets or tags are used: pages, fragments and other assets. */
export async function referencesTo(paths: readonly string[]): Promise<readonly Reference[]> {
  const found = new Map<string, Reference>();
  for (const path of paths) {
    const { pages } = await sling.json<References>(`${addressOf(path)}.references.json`);
    for (const page of pages) found.set(page.path, page);
  }
  return [...found.values()];
}

/** The editor of a page or fragment. */
export const editorOf = (path: string): string => `/editor.html${addressOf(path)}.html`;
