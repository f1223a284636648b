import { useEffect, useState } from 'react';
import { useIsNarrow, useRailsLieOver } from '../../screen/use-is-narrow';
import { useReadable } from '../../selection/create-store';
import { useWorkplace } from '../../universal/Workplace';

/** The panels beside the page. */
export interface Panels {
  readonly isTreeOpen: boolean;
  readonly isRailOpen: boolean;
  setTree(isOpen: boolean): void;
  setRail(isOpen: boolean): void;
}

/**
 * Which panels are open: both, or one at a time where the properties lie over the page. The tree comes back when they are
 * closed there.
 */
export function usePanels(): Panels {
  const workplace = useWorkplace();
  const isOneAtATime = useRailsLieOver();
  const [isTreeOpen, setTree] = useState(!isOneAtATime);
  const [isRailOpen, setRail] = useState(!isOneAtATime);
  // A field is wanted: it is in the rail.
  const isFieldWanted = useReadable(workplace.wantedField) !== undefined;
  if (isFieldWanted && !isRailOpen) setRail(true);
  const isTreeWanted = useReadable(workplace.treeWanted);
  if (isTreeWanted && !isTreeOpen) setTree(true);
  if (isTreeWanted && isOneAtATime && isRailOpen) setRail(false);
  // On a phone the tree lies over the page, and so over a text that is edited there; it comes back afterwards.
  const isTextEdited = useReadable(workplace.edited) !== undefined;
  const isAside = useIsNarrow() && isTextEdited && isTreeOpen;
  useEffect(() => (isAside ? () => workplace.toTree() : undefined), [isAside, workplace]);
  return {
    isTreeOpen: isTreeOpen && !isAside && !(isOneAtATime && isRailOpen),
    isRailOpen,
    setTree(isOpen) {
      setTree(isOpen);
      if (isOpen && isOneAtATime) setRail(false);
    },
    setRail,
  };
}
