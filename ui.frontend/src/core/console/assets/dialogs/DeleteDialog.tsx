import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { notices } from '../../notices/Notices';
import { apiOf } from '../asset-source';
import type { AssetItem } from '../AssetItem';
import { assetHttp } from '../upload/asset-http';
import { ReferenceList } from '../../used/ReferenceList';

interface DeleteDialogProps {
  items: readonly AssetItem[];
  onDone(): void;
  onClose(): void;
}

/** Deletes assets and folders, after saying where they are used. */
export function DeleteDialog({ items, onDone, onClose }: DeleteDialogProps): ReactNode {
  const task = useTask();
  const what = items.length === 1 && items[0] ? items[0].title : `${items.length} items`;
  const live = items.filter(({ isPublished }) => isPublished).length;
  const remove = async () => {
    for (const { path } of items) await assetHttp.send('DELETE', apiOf(path));
    notices.say(`Deleted ${what}`);
    onDone();
  };
  return (
    <Modal
      title={`Delete ${what}?`}
      submit="Delete"
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(remove)}
      onClose={onClose}
    >
      {items.some(({ kind }) => kind === 'folder') && <p>Everything in a folder is deleted with it.</p>}
      {live > 0 && (
        <p>Visitors lose {live === 1 ? 'what is published of it' : `${live} published items`} at once.</p>
      )}
      <ReferenceList
        paths={items.map(({ path }) => path)}
        none="It is used nowhere."
        some={(count) =>
          `It is still used in ${count} ${count === 1 ? 'place' : 'places'}, which will show nothing instead:`
        }
      />
    </Modal>
  );
}
