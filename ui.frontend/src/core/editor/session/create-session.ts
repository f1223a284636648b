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
  reading = readPage(sling, pagePath),
}: SessionOptions): Promise<EditorSession> {
  const content = await reading;
  return new LiveSession({ pagePath, masters, sling, page, storage, content, history });
}

/**
 * Reads what a session begins with, for those who have something else to wait for at the same time.
 *
 * @throws SlingError if the page cannot be read
 */
export const readPage = (sling: SessionOptions['sling'], pagePath: string): Promise<PageContent> =>
  PageContent.open(sling, `${pagePath}/jcr:content`);
