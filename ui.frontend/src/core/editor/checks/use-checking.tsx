import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { ChecksButton } from './ChecksButton';
import { useChecks } from './use-checks';
import { useItemInAddress } from './use-item-in-address';

/** Loaded when it is opened. */
const ChecksRail = lazy(() => import('./ChecksRail'));

/**
 * Checks the open page, and leads to what was found.
 *
 * @param isEditing whether the list can be open: only while the page is edited
 * @returns what to show in the bar, and beside the page
 */
export function useChecking(
  bench: WorkbenchWithActions | undefined,
  isEditing: boolean,
): { button: ReactNode; rail: ReactNode } {
  const found = useChecks(bench?.session, bench?.page);
  const [isOpen, setOpen] = useState(false);
  useItemInAddress(bench);
  return {
    button: bench && (
      <ChecksButton found={found} isOpen={isOpen && isEditing} isDisabled={!isEditing} onOpen={setOpen} />
    ),
    rail: isOpen && isEditing && bench && (
      <Suspense>
        <ChecksRail found={found} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
