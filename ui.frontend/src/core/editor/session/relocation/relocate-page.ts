import type { SlingClient } from '../../sling/SlingClient';
import type { PageRelocation, Relocated } from './PageRelocation';
import type { StepKind, UndoStack } from '../history/UndoStack';
import { t } from '../../../../../../shared/authoring/language/t';

/** Marks the undo of a relocation. */
const inverse = ({ from, to, adjustLinks }: PageRelocation): PageRelocation => ({
  from: to,
  to: from,
  keepAddress: false,
  adjustLinks,
});

/**
 * Posts the relocation as one change: page, links, redirect and publication.
 *
 * @throws SlingError if the server refused; nothing was changed
 */
async function relocatePage(
  sling: SlingClient,
  { from, to, keepAddress, adjustLinks }: PageRelocation,
  editorId: string,
): Promise<Relocated> {
  const {
    moved = [],
    unpublished = [],
    linksKept = [],
  } = await sling.post(
    from,
    [
      [':operation', 'relocate'],
      [':dest', to],
      [':keepAddress', String(keepAddress)],
      [':adjustLinks', String(adjustLinks)],
    ],
    { editorId },
  );
  return { path: to, moved, unpublished, linksKept };
}

/** Relocates a page or reverts that, and updates the paths in its undo history. */
export const relocator =
  (sling: SlingClient, editorId: string, history: UndoStack) =>
  async (relocation: PageRelocation, kind: StepKind): Promise<Relocated> => {
    const move = kind === 'undo' ? inverse(relocation) : relocation;
    const relocated = await relocatePage(sling, move, editorId);
    history.passed(kind, { label: t('Rename page'), forward: [], backward: [], relocation });
    history.rename(move.from, move.to);
    return relocated;
  };
