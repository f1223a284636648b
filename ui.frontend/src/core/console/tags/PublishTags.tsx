import type { ReactNode } from 'react';
import { Modal } from '../dialogs/Modal';
import { useTask } from '../dialogs/use-task';
import { sling } from '../http/sling';
import type { TagItem } from './TagItem';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface PublishTagsProps {
  tags: readonly TagItem[];
  onDone(): void;
  onClose(): void;
}

/** Asks before the titles and descriptions of tags go to visitors. */
export function PublishTags({ tags, onDone, onClose }: PublishTagsProps): ReactNode {
  const task = useTask();
  const publish = async () => {
    await sling.replicate(
      'Activate',
      tags.map(({ path }) => path),
    );
    onDone();
  };
  return (
    <Modal
      title={counted(tags.length, 'Publish “{title}”?', 'Publish {n} tags?', { title: tags[0]?.title ?? '' })}
      submit={t('Publish')}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(publish)}
      onClose={onClose}
    >
      <p>
        {t(
          'Visitors see their titles and descriptions in all languages. Tags below are not published with them.',
        )}
      </p>
    </Modal>
  );
}
