import { useMemo, useState } from 'react';
import { messages, reading } from '../../screen/messages';
import { createStore } from '../../selection/create-store';
import type { Place } from '../../selection/actions/insertion';
import type { Doors } from '../../selection/Workbench';
import type { Announcement } from '../LiveRegion';

/** The dialog open over the page; one at a time. */
export type OpenDoor =
  | { readonly kind: 'configure' | 'inplace'; readonly path: string }
  | { readonly kind: 'pick'; readonly place: Place }
  | { readonly kind: 'properties' }
  | { readonly kind: 'shortcuts' };

/** Opens dialogs and shows messages for all parts of the editor. */
export function useDoors() {
  const [door, setDoor] = useState<OpenDoor>();
  const [announcement] = useState(() => createStore<Announcement>({ text: '', turn: 0 }));
  const doors = useMemo((): Doors => {
    const announce = (text: string) => announcement.set({ text, turn: announcement.get().turn + 1 });
    return {
      configure: (path) => setDoor({ kind: 'configure', path }),
      editInPlace: (path) => setDoor({ kind: 'inplace', path }),
      pickComponent: (place) => setDoor({ kind: 'pick', place }),
      showShortcuts: () => setDoor({ kind: 'shortcuts' }),
      announce,
      refuse(message) {
        messages.info(message, { timeout: reading });
        announce(message);
      },
    };
  }, [announcement]);
  return { door, setDoor, doors, announcement };
}
