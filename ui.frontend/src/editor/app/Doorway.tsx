import { DialogContainer } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { ComponentPicker } from '../selection/ComponentPicker';
import { ShortcutsDialog } from './ShortcutsDialog';
import type { OpenDoor } from './use-doors';

interface DoorwayProps {
  door: OpenDoor | undefined;
  onClose(): void;
}

/** The dialog that is open over the page, if any. */
export function Doorway({ door, onClose }: DoorwayProps): ReactNode {
  return (
    <DialogContainer onDismiss={onClose}>
      {door?.kind === 'pick' && <ComponentPicker place={door.place} onClose={onClose} />}
      {door?.kind === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </DialogContainer>
  );
}
