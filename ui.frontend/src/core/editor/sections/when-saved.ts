import type { EditorSession } from '../session/EditorSession';
import { SlingError } from '../sling/SlingError';
import { t } from '../../../../../shared/authoring/language/t';

/**
 * Waits until the server has everything that the author changed: a section is made of what is stored.
 *
 * @throws SlingError if the server cannot be reached
 */
export const whenSaved = ({ getState, subscribe }: EditorSession): Promise<void> =>
  new Promise((resolve, reject) => {
    let stop: () => void = () => undefined;
    const look = (): boolean => {
      const { saving, waiting, offline } = getState();
      if (offline) reject(new SlingError(0, UNSAVED));
      else if (!saving && waiting === 0) resolve();
      else return false;
      stop();
      return true;
    };
    if (!look()) stop = subscribe(() => void look());
  });

const UNSAVED = t(
  'The page has changes that are not saved yet, since the server does not answer. Try again then.',
);
