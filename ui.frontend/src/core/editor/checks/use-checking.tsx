import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Readable } from '../selection/create-store';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { ChecksButton } from './ChecksButton';
import { useChecks } from './use-checks';
import { useItemInAddress } from './use-item-in-address';

/** Loaded when it is opened. */
const ChecksRail = lazy(() => import('./ChecksRail'));

/** Another list beside the page. Only one is open at a time, so that there is room for the page. */
interface OtherRail {
  readonly view: Readable<{ readonly isOpen: boolean }>;
  show(isOpen: boolean): void;
}

/**
 * Checks the open page, and leads to what was found.
 *
 * @param isEditing whether the list can be open: only while the page is edited
 * @returns what to show in the bar, and beside the page
 */
export function useChecking(
  bench: WorkbenchWithActions | undefined,
  isEditing: boolean,
  other: OtherRail | undefined,
): { button: ReactNode; rail: ReactNode } {
  const found = useChecks(bench?.session, bench?.page);
  const [isOpen, setOpen] = useState(false);
  useItemInAddress(bench);
  useEffect(
    () =>
      other?.view.subscribe(() => {
        if (other.view.get().isOpen) setOpen(false);
      }),
    [other],
  );
  const open = (next: boolean) => {
    setOpen(next);
    if (next) other?.show(false);
  };
  return {
    button: bench && (
      <ChecksButton found={found} isOpen={isOpen && isEditing} isDisabled={!isEditing} onOpen={open} />
    ),
    rail: isOpen && isEditing && bench && (
      <Suspense>
        <ChecksRail found={found} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
