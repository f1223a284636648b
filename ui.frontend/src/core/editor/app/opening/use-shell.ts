import { useMemo, useState } from 'react';
import { createRails } from '../../screen/create-rails';
import { messages, reading } from '../../screen/messages';
import { createStore } from '../../selection/create-store';
import type { Place } from '../../selection/actions/insertion';
import type { Shell } from '../../selection/Workbench';
import type { Announcement } from '../LiveRegion';

/** The dialog open over the page; one at a time. */
export type OpenDialog =
  | { readonly kind: 'configure'; readonly path: string; readonly field?: string | undefined }
  | { readonly kind: 'inplace'; readonly path: string }
  | { readonly kind: 'pick'; readonly place: Place }
  | { readonly kind: 'properties'; readonly field?: string | undefined }
  | { readonly kind: 'section'; readonly paths: readonly string[] }
  | { readonly kind: 'sections' }
  | { readonly kind: 'shortcuts' };

/** Opens dialogs and shows messages for all parts of the editor. */
export function useShell() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [rails] = useState(createRails);
  const [announcement] = useState(() => createStore<Announcement>({ text: '', turn: 0 }));
  const shell = useMemo((): Shell => {
    const announce = (text: string) => announcement.set({ text, turn: announcement.get().turn + 1 });
    const tell = (message: string) => {
      messages.info(message, { timeout: reading });
      announce(message);
    };
    return {
      configure: (path, field) => setDialog({ kind: 'configure', path, field }),
      openProperties: (field) => setDialog({ kind: 'properties', field }),
      editInPlace: (path) => setDialog({ kind: 'inplace', path }),
      pickComponent: (place) => setDialog({ kind: 'pick', place }),
      saveSection: (paths) => setDialog({ kind: 'section', paths }),
      manageSections: () => setDialog({ kind: 'sections' }),
      showShortcuts: () => setDialog({ kind: 'shortcuts' }),
      toggleProperties: () => rails.toggle('properties'),
      announce,
      tell,
      refuse: tell,
    };
  }, [announcement, rails]);
  return { dialog, setDialog, shell, rails, announcement };
}
