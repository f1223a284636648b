import { LiveSession, type SessionOptions } from './LiveSession';
import type { EditorSession } from './EditorSession';
import { PageContent } from './PageContent';

export type { SessionOptions } from './LiveSession';

/**
 * Opens a page for editing. First saves the pending steps of an earlier visit in this tab.
 *
 * @throws SlingError if the page cannot be read
 */
export async function createSession({
  pagePath,
  masters,
  sling,
  page,
  storage = window.sessionStorage,
  history,
}: SessionOptions): Promise<EditorSession> {
  const content = await PageContent.open(sling, `${pagePath}/jcr:content`);
  return new LiveSession({ pagePath, masters, sling, page, storage, content, history });
}
