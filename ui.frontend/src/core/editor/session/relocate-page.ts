import type { SlingClient } from '../sling/SlingClient';
import type { StepKind, UndoStack } from './UndoStack';

/** A page that gets another address, with all below it. */
export interface PageRelocation {
  readonly from: string;
  readonly to: string;
  /** Whether visitors who come to the old address are led to the new one. */
  readonly keepAddress: boolean;
  /** Whether the links to the page lead to the new address. */
  readonly adjustLinks: boolean;
}

/** What became of it. */
export interface Relocated {
  /** Where the page is now. */
  readonly path: string;
  /** Pages that visitors follow to the new address, as they were named before: the page and those below it. */
  readonly moved: readonly string[];
  /** Pages that visitors find at neither address. */
  readonly unpublished: readonly string[];
}

/** Taking it back: the page had no other address in between. */
const inverse = ({ from, to, adjustLinks }: PageRelocation): PageRelocation => ({
  from: to,
  to: from,
  keepAddress: false,
  adjustLinks,
});

/**
 * Posts it, as one change: page, links, redirect, and what visitors see.
 *
 * @throws SlingError where it was refused: nothing was changed
 */
async function relocatePage(
  sling: SlingClient,
  { from, to, keepAddress, adjustLinks }: PageRelocation,
  editorId: string,
): Promise<Relocated> {
  const { moved = [], unpublished = [] } = await sling.post(
    from,
    [
      [':operation', 'relocate'],
      [':dest', to],
      [':keepAddress', String(keepAddress)],
      [':adjustLinks', String(adjustLinks)],
    ],
    { editorId },
  );
  return { path: to, moved, unpublished };
}

/** Gives a page another address, or takes that back, and leads what was done to it before to its new paths. */
export const relocator =
  (sling: SlingClient, editorId: string, history: UndoStack) =>
  async (relocation: PageRelocation, kind: StepKind): Promise<Relocated> => {
    const move = kind === 'undo' ? inverse(relocation) : relocation;
    const relocated = await relocatePage(sling, move, editorId);
    history.passed(kind, { label: 'Rename page', forward: [], backward: [], relocation });
    history.rename(move.from, move.to);
    return relocated;
  };
