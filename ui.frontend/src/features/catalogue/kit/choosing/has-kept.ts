import { APP_ID } from '../../../../../../shared/addresses/app';
/* Separate from `kept.ts`: these lines are on every page. */

export const COMPARED = `${APP_ID}-compare`;
export const LINES = `${APP_ID}-list`;

/** Dispatched on `document` when the choice changes in this tab. Other tabs get a `storage` event. */
export const chosenEvent = `${APP_ID}:chosen`;

/** Whether this browser has stored a choice of its visitor. */
export function hasKept(): boolean {
  try {
    return (localStorage.getItem(COMPARED) ?? localStorage.getItem(LINES)) !== null;
  } catch {
    return false;
  }
}

/** Whether a `storage` event concerns the choice; no key means that everything was cleared. */
export const isAboutChosen = ({ key }: StorageEvent): boolean =>
  key === null || key === COMPARED || key === LINES;
