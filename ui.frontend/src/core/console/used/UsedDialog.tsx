import type { ReactNode } from 'react';
import { Modal } from '../dialogs/Modal';
import type { Item } from '../views/Item';
import { ReferenceList } from './ReferenceList';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** Where an asset or a tag is used. */
export const UsedDialog = ({ item, onClose }: { item: Item; onClose(): void }): ReactNode => (
  <Modal title={t('Where {title} is used', { title: item.title })} onClose={onClose}>
    <ReferenceList
      paths={[item.path]}
      none={t('No page, asset or fragment uses it.')}
      some={(count) => counted(count, '{n} place uses it:', '{n} places use it:')}
    />
  </Modal>
);
