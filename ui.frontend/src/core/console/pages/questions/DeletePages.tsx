import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { sling } from '../../http/sling';
import { deletePages } from '../commands';
import { namedText } from '../count-text';
import { LinkingList } from './LinkingList';
import type { PageItem } from '../PageItem';
import { useReferences } from '../references';
import { counted, t } from '../../../../../../shared/authoring/language/t';

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
      title={t('Delete {named}?', { named: namedText(items.map(({ title }) => title)) })}
      submit={below > 0 ? counted(items.length + below, 'Delete {n} page', 'Delete {n} pages') : t('Delete')}
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
        <p>{counted(below, '{n} page below is deleted, too.', '{n} pages below are deleted, too.')}</p>
      )}
      {published > 0 && (
        <p>
          {counted(items.length, 'Visitors will no longer find it.', 'Visitors will no longer find them.')}
        </p>
      )}
      {copies.length > 0 && (
        <p>
          {copies.length === 1
            ? counted(
                items.length,
                '{copies} live copy of it will be gone as well.',
                '{copies} live copy of them will be gone as well.',
                { copies: copies.length },
              )
            : counted(
                items.length,
                '{copies} live copies of it will be gone as well.',
                '{copies} live copies of them will be gone as well.',
                { copies: copies.length },
              )}
        </p>
      )}
      <LinkingList references={references} />
      <p className="co-note">{t('What is deleted stays in the bin, from which it comes back whole.')}</p>
    </Modal>
  );
}
