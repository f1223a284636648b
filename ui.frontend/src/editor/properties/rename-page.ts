import type { PropertyValue } from '../session/EditorSession';
import { propertyFields } from '../sling/post-fields';
import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';
import { changed, type ReferringPage } from './references';

/** What became of a rename. */
export interface Renamed {
  readonly path: string;
  /** Pages whose links could not be adjusted. */
  readonly left: readonly string[];
  /** The page and those below it, as far as visitors saw them: they find them at neither address now. */
  readonly unpublished: readonly string[];
}

/** The path of a page under another name. */
export const renamed = (path: string, name: string): string =>
  `${path.slice(0, path.lastIndexOf('/'))}/${name}`;

/**
 * Moves a page to another name, and then the links that led to it.
 * @throws SlingError where the page itself could not be moved: nothing was changed
 */
export async function renamePage(
  sling: SlingClient,
  path: string,
  name: string,
  referring: readonly ReferringPage[],
): Promise<Renamed> {
  const to = renamed(path, name);
  const { unpublished = [] } = await sling.post(path, [
    [':operation', 'move'],
    [':dest', to],
  ]);
  const left: string[] = [];
  for (const page of referring) {
    try {
      for (const { path: node, properties } of page.references) {
        // Links within the page and below it have moved with it.
        const now = String(changed(node, path, to));
        await sling.post(
          now,
          Object.entries(properties).flatMap(([property, value]) =>
            propertyFields(property, changed(value, path, to) as PropertyValue),
          ),
        );
      }
    } catch (error) {
      if (!(error instanceof SlingError)) throw error;
      left.push(page.path);
    }
  }
  return { path: to, left, unpublished };
}
