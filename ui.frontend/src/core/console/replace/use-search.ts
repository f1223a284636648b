import { useEffect, useState } from 'react';
import { foundTextsAddress } from '../../../../../shared/addresses/found-texts';
import type { FoundPage, FoundTexts, TextSearch } from '../../../../../shared/authoring/found-texts';
import { faultText } from '../http/fault-text';
import { sling } from '../http/sling';

/** What an author looks for, and where. */
export interface Sought extends TextSearch {
  readonly path: string;
}

export interface Search {
  readonly pages: readonly FoundPage[];
  /** Pages and fragments that were searched so far. */
  readonly searched: number;
  readonly isBusy: boolean;
  /** Whether there is more than anyone would look through; the search has ended there. */
  readonly isCut: boolean;
  readonly problem: string | undefined;
}

/** In matches. */
export const MOST = 10_000;

const NOTHING: Search = { pages: [], searched: 0, isBusy: false, isCut: false, problem: undefined };

/**
 * Searches part by part; each is shown when it arrives. When the author searches for something else or leaves, no further
 * part is asked for.
 *
 * @param turn searches again when it changes
 */
export function useSearch(sought: Sought | undefined, turn: number): Search {
  const [found, setFound] = useState<{ sought: Sought; turn: number; search: Search }>();
  useEffect(() => {
    if (!sought) return undefined;
    let isOver = false;
    let now: Search = { ...NOTHING, isBusy: true };
    const show = (next: Partial<Search>) => {
      now = { ...now, ...next };
      if (!isOver) setFound({ sought, turn, search: now });
    };
    const read = async () => {
      let matches = 0;
      for (let from: string | undefined, isFirst = true; !isOver && (isFirst || from); isFirst = false) {
        const part: FoundTexts = await sling.json(foundTextsAddress(sought.path, sought, from));
        matches += matchesIn(part.pages);
        from = matches < MOST ? part.next : undefined;
        show({
          pages: [...now.pages, ...part.pages],
          searched: now.searched + part.searched,
          isCut: part.next !== undefined && from === undefined,
        });
      }
    };
    read().then(
      () => show({ isBusy: false }),
      (error: unknown) => show({ isBusy: false, problem: faultText(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [sought, turn]);
  if (!sought) return NOTHING;
  return found?.sought === sought && found.turn === turn ? found.search : { ...NOTHING, isBusy: true };
}

export const matchesIn = (pages: readonly FoundPage[]): number =>
  pages.reduce((sum, { texts }) => sum + texts.reduce((all, { matches }) => all + matches.length, 0), 0);
