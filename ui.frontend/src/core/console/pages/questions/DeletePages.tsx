import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { sling } from '../../http/sling';
import { deletePages } from '../commands';
import { countText, namedText } from '../count-text';
import { LinkingList } from './LinkingList';
import type { PageItem } from '../PageItem';
import { useReferences } from '../references';

interface DeletePagesProps {
  items: readonly PageItem[];
  onDone(paths: readonly string[], count: number): void;
  onClose(): void;
}

/** Says what goes with pages, and what links to them, before they are deleted. */
export function DeletePages({ items, onDone, onClose }: DeletePagesProps): ReactNode {
  const paths = items.map(({ path }) => path);
  const references = useReferences(paths);
  const task = useTask();
  const below = Array.isArray(references) ? references.reduce((sum, each) => sum + each.below, 0) : 0;
  const copies = Array.isArray(references) ? references.flatMap(({ liveCopies }) => liveCopies) : [];
  const published = items.filter(({ row }) => row.published).length;
  return (
    <Modal
      title={`Delete ${namedText(items.map(({ title }) => title))}?`}
      submit={below > 0 ? `Delete ${countText(items.length + below, 'page')}` : 'Delete'}
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() =>
        task.run(async () => {
          await deletePages(sling, paths);
          onDone(paths, items.length + below);
        })
      }
      onClose={onClose}
    >
      {below > 0 && (
        <p>
          {countText(below, 'page')} below {below === 1 ? 'is' : 'are'} deleted, too.
        </p>
      )}
      {published > 0 && <p>Visitors will no longer find {items.length === 1 ? 'it' : 'them'}.</p>}
      {copies.length > 0 && (
        <p>
          {countText(copies.length, 'live copy', 'live copies')} of {items.length === 1 ? 'it' : 'them'} will
          be gone as well.
        </p>
      )}
      <LinkingList references={references} />
      <p className="co-note">What is deleted stays in the bin, from which it comes back whole.</p>
    </Modal>
  );
}
