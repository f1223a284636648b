import type { ReactNode } from 'react';
import { Modal } from '../dialogs/Modal';
import { useTask } from '../dialogs/use-task';
import { ReferenceList } from '../used/ReferenceList';
import { deleteTags } from './commands';
import type { TagItem } from './TagItem';

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
      title={`Delete ${tags.length === 1 ? `“${tags[0]?.title ?? ''}”` : `${tags.length} tags`}?`}
      submit="Delete"
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(remove)}
      onClose={onClose}
    >
      {tags.some(({ hasChildren }) => hasChildren) && <p>The tags below go with it.</p>}
      <p>Tags cannot be restored.</p>
      <ReferenceList
        paths={paths}
        none="Nothing has it."
        some={(count) =>
          `It is taken from ${count} ${count === 1 ? 'place' : 'places'}. Visitors see that once you publish them:`
        }
      />
    </Modal>
  );
}
