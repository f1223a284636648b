import type { ReactNode } from 'react';
import { Modal } from '../dialogs/Modal';
import type { Item } from '../views/Item';
import { ReferenceList } from './ReferenceList';

/** Where an asset or a tag is used. */
export const UsedDialog = ({ item, onClose }: { item: Item; onClose(): void }): ReactNode => (
  <Modal title={`Where ${item.title} is used`} onClose={onClose}>
    <ReferenceList
      paths={[item.path]}
      none="No page, asset or fragment uses it."
      some={(count) => `${count} ${count === 1 ? 'place uses' : 'places use'} it:`}
    />
  </Modal>
);
