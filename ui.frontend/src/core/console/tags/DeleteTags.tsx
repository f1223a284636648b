import type { ReactNode } from 'react';
import { Modal } from '../dialogs/Modal';
import { useTask } from '../dialogs/use-task';
import { ReferenceList } from '../used/ReferenceList';
import { deleteTags } from './commands';
import type { TagItem } from './TagItem';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface DeleteTagsProps {
  tags: readonly TagItem[];
  onDone(): void;
  onClose(): void;
}

/** Asks before tags are deleted, and says what has them. */
export function DeleteTags({ tags, onDone, onClose }: DeleteTagsProps): ReactNode {
  const task = useTask();
  const paths = tags.map(({ path }) => path);
  const remove = async () => {
    await deleteTags(paths);
    onDone();
  };
  return (
    <Modal
      title={counted(tags.length, 'Delete “{title}”?', 'Delete {n} tags?', { title: tags[0]?.title ?? '' })}
      submit={t('Delete')}
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(remove)}
      onClose={onClose}
    >
      {tags.some(({ hasChildren }) => hasChildren) && <p>{t('The tags below go with it.')}</p>}
      <p>{t('Tags cannot be restored.')}</p>
      <ReferenceList
        paths={paths}
        none={t('Nothing has it.')}
        some={(count) =>
          counted(
            count,
            'It is taken from {n} place. Visitors see that once you publish them:',
            'It is taken from {n} places. Visitors see that once you publish them:',
          )
        }
      />
    </Modal>
  );
}
