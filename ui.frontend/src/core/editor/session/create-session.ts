import type { EditorPage } from '../page/EditorPage';
import type { SlingClient } from '../sling/SlingClient';
import { LiveSession } from './LiveSession';
import type { EditorSession } from './EditorSession';
import { PageContent } from './PageContent';
import type { UndoStack } from './UndoStack';

export interface SessionOptions {
  /** `/content/…`, without extension. */
  readonly pagePath: string;
  /** Source pages of a live copy: their changes are drawn here too. @default none */
  readonly masters?: readonly string[];
  readonly sling: SlingClient;
  readonly page: Pick<EditorPage, 'update'>;
  /** Keeps unsaved steps across a reload. @default the window's `sessionStorage` */
  readonly storage?: Storage;
  /** Undo history from the page's former address. @default empty */
  readonly history?: UndoStack;
}

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
