import type { EditorSession } from '../../session/EditorSession';
import { nameOf, parentOf } from '../../session/tree';
import type { SlingClient } from '../../sling/SlingClient';

interface Binned {
  readonly id: string;
  readonly path: string;
}

/**
 * Puts back a page that somebody has deleted: from the bin, with all that went with it or, if it is not there, as this
 * window has it.
 *
 * @throws SlingError if the server refuses it
 */
export async function putPageBack(session: EditorSession, sling: SlingClient): Promise<void> {
  const { pagePath } = session;
  const { deleted } = await sling.json<{ deleted: readonly Binned[] }>('/bin/wcm/deleted.json');
  const entry = deleted.find(({ path }) => pagePath === path || pagePath.startsWith(`${path}/`));
  if (entry)
    await sling.command('/bin/wcmcommand', [
      ['cmd', 'restoreDeleted'],
      ['id', entry.id],
    ]);
  else
    await sling.post(parentOf(pagePath), [
      [':operation', 'import'],
      [':contentType', 'json'],
      [':name', nameOf(pagePath)],
      [':content', JSON.stringify(pageWith(session))],
    ]);
  await session.reload();
}

const pageWith = (session: EditorSession): object => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': session.stored(),
});
