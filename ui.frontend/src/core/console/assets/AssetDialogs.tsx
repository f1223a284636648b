import type { ReactNode } from 'react';
import type { OpenDialog } from './asset-actions';
import { DeleteDialog } from './dialogs/DeleteDialog';
import { FolderDialog } from './dialogs/FolderDialog';
import { FragmentDialog } from './dialogs/FragmentDialog';
import { MoveDialog } from './dialogs/MoveDialog';
import { PropertiesDialog } from './dialogs/PropertiesDialog';
import { UsedDialog } from '../used/UsedDialog';

interface AssetDialogsProps {
  dialog: OpenDialog;
  /** Closes it, and shows what has changed. */
  onDone(): void;
  onFolder(path: string): void;
  onClose(): void;
}

/** The open dialog of the console of assets. */
export function AssetDialogs({ dialog, onDone, onFolder, onClose }: AssetDialogsProps): ReactNode {
  switch (dialog.is) {
    case 'folder':
      return <FolderDialog parent={dialog.parent} onDone={onFolder} onClose={onClose} />;
    case 'fragment':
      return <FragmentDialog parent={dialog.parent} onClose={onClose} />;
    case 'move':
    case 'copy':
      return (
        <MoveDialog
          items={dialog.items}
          verb={dialog.is === 'move' ? 'MOVE' : 'COPY'}
          onDone={onDone}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteDialog items={dialog.items} onDone={onDone} onClose={onClose} />;
    case 'properties':
      return <PropertiesDialog items={dialog.items} onDone={onDone} onClose={onClose} />;
    case 'used':
      return dialog.items[0] ? <UsedDialog item={dialog.items[0]} onClose={onClose} /> : null;
  }
}
