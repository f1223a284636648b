import { createSession, readPage } from '../../session/create-session';
import type { EditorSession } from '../../session/EditorSession';
import type { UndoStack } from '../../session/history/UndoStack';
import type { OpenPage } from '../../page/create-editor-page';
import { editableRule, structureRule } from '../../page/editable-rule';
import type { EditableRule } from '../../page/find-editables';
import type { SlingClient } from '../../sling/SlingClient';
import { readOpenTemplate, type OpenTemplate } from '../../sling/open-template';
import { readInheritance, type Inheritance } from '../../sling/inheritance';
import type { Comments } from '../../together/comments/Comments';
import { createComments } from '../../together/comments/create-comments';
import { createPresence } from '../../together/presence/create-presence';
import type { Presence } from '../../together/presence/Presence';
import { slingError } from '../../sling/SlingError';

export interface OpenedSession {
  readonly session: EditorSession;
  /** Which content authors can change on this page. */
  readonly rule: EditableRule;
  /** What the page inherits. */
  readonly inheritance: Inheritance;
  /** The template whose part it is; undefined for a page. */
  readonly template: OpenTemplate | undefined;
  /** Others who have the page open. */
  readonly presence: Presence;
  /** What authors say about the page. */
  readonly comments: Comments;
  /** Sets the page in the frame, after each load. */
  show(page: OpenPage | undefined): void;
  close(): void;
}

/**
 * Opens a page's content. The session outlives the page in the frame, which is reloaded when the mode changes.
 * @param history undo history of the page under its former address
 * @throws SlingError if the page cannot be read
 */
export async function openSession(
  pagePath: string,
  sling: SlingClient,
  history?: UndoStack,
): Promise<OpenedSession> {
  let shown: OpenPage | undefined;
  const page = { update: async (update: Parameters<OpenPage['update']>[0]) => shown?.update(update) };
  const reading = readPage(sling, pagePath);
  const [inheritance, openTemplate, { structure }] = await Promise.all([
    readInheritance(sling, pagePath),
    readOpenTemplate(sling, pagePath),
    reading,
  ]);
  // What is in a template is stored with it.
  const masters = openTemplate ? [openTemplate.path] : inheritance.masters;
  const session = await createSession({ pagePath, masters, sling, page, history, reading });
  const content = `${pagePath}/jcr:content`;
  // Assets and folders have editor addresses too, but are not pages.
  if (session.content(content)?.['jcr:primaryType'] !== 'cq:PageContent') {
    session.close();
    throw slingError(404);
  }
  const presence = createPresence(pagePath);
  const comments = createComments(pagePath, sling);
  return {
    session,
    presence,
    comments,
    close() {
      presence.close();
      comments.close();
      session.close();
    },
    rule:
      openTemplate?.part === 'structure'
        ? structureRule(content, () => session.content(content))
        : editableRule(content, structure.node),
    inheritance,
    template: openTemplate,
    show: (next) => (shown = next),
  };
}
