import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import type { AssetItem } from '../AssetItem';
import { ReferenceList } from './ReferenceList';

/** Where an asset is used. */
export const UsedDialog = ({ item, onClose }: { item: AssetItem; onClose(): void }): ReactNode => (
  <Modal title={`Where ${item.title} is used`} onClose={onClose}>
    <ReferenceList
      paths={[item.path]}
      none="No page and no fragment uses it."
      some={(count) => `${count} ${count === 1 ? 'place uses' : 'places use'} it:`}
    />
  </Modal>
);
