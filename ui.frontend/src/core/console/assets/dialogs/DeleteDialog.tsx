import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { notices } from '../../notices/Notices';
import { apiOf } from '../asset-source';
import type { AssetItem } from '../AssetItem';
import { assetHttp } from '../upload/asset-http';
import { ReferenceList } from '../../used/ReferenceList';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface DeleteDialogProps {
  items: readonly AssetItem[];
  onDone(): void;
  onClose(): void;
}

/** Deletes assets and folders, after saying where they are used. */
export function DeleteDialog({ items, onDone, onClose }: DeleteDialogProps): ReactNode {
  const task = useTask();
  const what = items.length === 1 && items[0] ? items[0].title : t('{count} items', { count: items.length });
  const live = items.filter(({ isPublished }) => isPublished).length;
  const remove = async () => {
    for (const { path } of items) await assetHttp.send('DELETE', apiOf(path));
    notices.say(t('Deleted {what}', { what }));
    onDone();
  };
  return (
    <Modal
      title={t('Delete {what}?', { what })}
      submit={t('Delete')}
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(remove)}
      onClose={onClose}
    >
      {items.some(({ kind }) => kind === 'folder') && (
        <p>{t('Everything in a folder is deleted with it.')}</p>
      )}
      {live > 0 && (
        <p>
          {counted(
            live,
            'Visitors lose what is published of it at once.',
            'Visitors lose {n} published items at once.',
          )}
        </p>
      )}
      <ReferenceList
        paths={items.map(({ path }) => path)}
        none={t('It is used nowhere.')}
        some={(count) =>
          counted(
            count,
            'It is still used in {n} place, which will show nothing instead:',
            'It is still used in {n} places, which will show nothing instead:',
          )
        }
      />
    </Modal>
  );
}
