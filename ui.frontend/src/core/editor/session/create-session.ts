import { LiveSession } from './LiveSession';
import type { EditorSession } from './EditorSession';
import { PageContent } from './PageContent';
import type { SessionOptions } from './SessionOptions';

export type { SessionOptions } from './SessionOptions';

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
