import { APP_ID } from '../../../../../../shared/addresses/app';
/* Apart from `kept.ts`: every page of every visitor has these lines. */

export const COMPARED = `${APP_ID}-compare`;
export const LINES = `${APP_ID}-list`;

/** On `document`: something was chosen or taken away in this tab. Others hear of it by `storage`. */
export const chosenEvent = `${APP_ID}:chosen`;

/** Whether this browser keeps anything that its visitor chose. */
export function hasKept(): boolean {
  try {
    return (localStorage.getItem(COMPARED) ?? localStorage.getItem(LINES)) !== null;
  } catch {
    return false;
  }
}

/** Whether a `storage` event is about what was chosen; without a key everything was forgotten. */
export const isAboutChosen = ({ key }: StorageEvent): boolean =>
  key === null || key === COMPARED || key === LINES;
