import type { EditorPage } from '../page/EditorPage';
import type { SlingClient } from '../sling/SlingClient';
import type { UndoStack } from './history/UndoStack';
import type { PageContent } from './PageContent';

/** What a session is opened with. */
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
  /** The page's content, if somebody has begun to read it. @default read now */
  readonly reading?: Promise<PageContent>;
}
