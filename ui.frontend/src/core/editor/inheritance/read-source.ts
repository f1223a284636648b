import type { ContentNode } from '../session/EditorSession';
import { sling } from '../sling/sling';
import { addressOf } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';

/** What a component follows, or has left (`<component>.source.json`). */
export interface Source {
  readonly path: string;
  readonly page: { readonly path: string; readonly title: string };
  /** The component as the copy would show it if it had nothing of its own. */
  readonly node: ContentNode;
}

/**
 * @returns undefined if the author may not see it
 * @throws SlingError if the server cannot be reached
 */
export async function readSource(path: string): Promise<Source | undefined> {
  try {
    return await sling.json<Source>(`${addressOf(path)}.source.json`);
  } catch (error) {
    if (error instanceof SlingError && error.status === 404) return undefined;
    throw error;
  }
}
