import { lazy, Suspense, type ReactNode } from 'react';
import type { Rails } from '../screen/create-rails';
import { useReadable } from '../selection/create-store';
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
  rails: Rails,
): { button: ReactNode; rail: ReactNode } {
  const found = useChecks(bench?.session, bench?.page);
  const isOpen = useReadable(rails) === 'checks';
  useItemInAddress(bench);
  const open = (next: boolean) => (next ? rails.show('checks') : rails.close('checks'));
  return {
    button: bench && (
      <ChecksButton found={found} isOpen={isOpen && isEditing} isDisabled={!isEditing} onOpen={open} />
    ),
    rail: isOpen && isEditing && bench && (
      <Suspense>
        <ChecksRail found={found} onClose={() => open(false)} />
      </Suspense>
    ),
  };
}
