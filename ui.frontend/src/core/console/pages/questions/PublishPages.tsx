import { useState, type ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { sling } from '../../http/sling';
import { namedText } from '../count-text';
import { LinkingList } from './LinkingList';
import type { PageItem } from '../PageItem';
import { useReferences } from '../references';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface PublishPagesProps {
  items: readonly Pick<PageItem, 'path' | 'title'>[];
  onDone(text: string, undo?: number): void;
  onClose(): void;
}

/** The one place where the console publishes pages. */
export function PublishPages({ items, onDone, onClose }: PublishPagesProps): ReactNode {
  const [withReferences, setWithReferences] = useState(true);
  const task = useTask();
  const publish = async () => {
    const paths = items.map(({ path }) => path);
    const { paths: done, missing } = await sling.replicate('Activate', paths, { references: withReferences });
    const gap =
      missing.length > 0
        ? ` ${counted(missing.length, 'Not published: {n} asset or fragment on them.', 'Not published: {n} assets and fragments on them.')}`
        : '';
    onDone(counted(done.length, '{n} page or asset published.', '{n} pages and assets published.') + gap);
  };
  return (
    <Modal
      title={t('Publish {named}?', { named: namedText(items.map(({ title }) => title)) })}
      submit={t('Publish')}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(publish)}
      onClose={onClose}
    >
      <PageList items={items} />
      <label className="co-check">
        <input
          type="checkbox"
          checked={withReferences}
          onChange={({ target }) => setWithReferences(target.checked)}
        />
        {t('Also the assets and fragments that visitors need and do not have yet')}
      </label>
      <p className="co-note">{t('Pages below are not published with them.')}</p>
    </Modal>
  );
}

/** Asks before pages are unpublished with those below. */
export function UnpublishPages({ items, onDone, onClose }: PublishPagesProps): ReactNode {
  const paths = items.map(({ path }) => path);
  const references = useReferences(paths);
  const task = useTask();
  const below = Array.isArray(references) ? references.reduce((sum, each) => sum + each.below, 0) : 0;
  return (
    <Modal
      title={t('Unpublish {named}?', { named: namedText(items.map(({ title }) => title)) })}
      submit={t('Unpublish')}
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() =>
        task.run(async () => {
          const { paths: gone, undo } = await sling.replicate('Deactivate', paths);
          onDone(counted(gone.length, '{n} page unpublished.', '{n} pages unpublished.'), undo);
        })
      }
      onClose={onClose}
    >
      <PageList items={items} />
      {below > 0 && (
        <p>{counted(below, 'Those below go with them: {n} page.', 'Those below go with them: {n} pages.')}</p>
      )}
      <LinkingList references={references} />
    </Modal>
  );
}

const PageList = ({ items }: Pick<PublishPagesProps, 'items'>): ReactNode =>
  items.length > 1 && (
    <ul className="co-pages">
      {items.map(({ path, title }) => (
        <li key={path}>
          {title} <small>{path}</small>
        </li>
      ))}
    </ul>
  );
