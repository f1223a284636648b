import type { SlingClient } from '../sling/SlingClient';
import type { StepKind, UndoStack } from './UndoStack';

/** A change of a page's address, including all descendants. */
export interface PageRelocation {
  readonly from: string;
  readonly to: string;
  /** Whether to redirect visitors from the old address. */
  readonly keepAddress: boolean;
  /** Whether to adjust links to the page. */
  readonly adjustLinks: boolean;
}

/** The result of a relocation. */
export interface Relocated {
  /** The page's new path. */
  readonly path: string;
  /** Pages whose visitors are redirected, by their old paths: the page and its descendants. */
  readonly moved: readonly string[];
  /** Pages that visitors find at neither address. */
  readonly unpublished: readonly string[];
}

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

/** Relocates a page or reverts that, and updates the paths in its undo history. */
export const relocator =
  (sling: SlingClient, editorId: string, history: UndoStack) =>
  async (relocation: PageRelocation, kind: StepKind): Promise<Relocated> => {
    const move = kind === 'undo' ? inverse(relocation) : relocation;
    const relocated = await relocatePage(sling, move, editorId);
    history.passed(kind, { label: 'Rename page', forward: [], backward: [], relocation });
    history.rename(move.from, move.to);
    return relocated;
  };
