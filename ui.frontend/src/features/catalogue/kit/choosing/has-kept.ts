/* Apart from `kept.ts`: every page of every visitor has these lines. */

export const COMPARED = 'ventora-compare';
export const LINES = 'ventora-list';

/** On `document`: something was chosen or taken away in this tab. Others hear of it by `storage`. */
export const chosenEvent = 'ventora:chosen';

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
