import type { EditorPage } from '../page/EditorPage';
import type { SlingClient } from '../sling/SlingClient';
import { LiveSession } from './LiveSession';
import type { EditorSession } from './EditorSession';
import { PageContent } from './PageContent';
import type { UndoStack } from './UndoStack';

export interface SessionOptions {
  /** `/content/…`, without extension. */
  readonly pagePath: string;
  /** Pages whose content this one shows: a change of theirs is drawn here, too. @default none */
  readonly masters?: readonly string[];
  readonly sling: SlingClient;
  readonly page: Pick<EditorPage, 'update'>;
  /** Keeps what is not saved yet for a reload. @default the window's `sessionStorage` */
  readonly storage?: Storage;
  /** What was done to the page before it got this address. @default nothing */
  readonly history?: UndoStack;
}

/**
 * Opens a page for editing. What an earlier visit of this tab could not save is saved first.
 *
 * @throws SlingError when the page cannot be read
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
