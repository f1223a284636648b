import { useState, type ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { sling } from '../../http/sling';
import { parentOf } from '../../views/Item';
import { copyPage } from '../commands';
import { namedText } from '../count-text';
import type { PageItem } from '../PageItem';
import { createPageSource } from '../page-source';
import { PlaceChooser } from '../../dialogs/PlaceChooser';
import { t } from '../../../../../../shared/authoring/language/t';

const source = createPageSource(sling);

interface CopyPagesProps {
  items: readonly PageItem[];
  onDone(paths: readonly string[]): void;
  onClose(): void;
}

/** Asks where copies go. */
export function CopyPages({ items, onDone, onClose }: CopyPagesProps): ReactNode {
  const [place, setPlace] = useState(parentOf(items[0]?.path ?? ''));
  const [isDeep, setDeep] = useState(true);
  const task = useTask();
  const copy = () =>
    task.run(async () => {
      const made: string[] = [];
      for (const { path } of items) made.push(await copyPage(sling, path, place, !isDeep));
      onDone(made);
    });
  return (
    <Modal
      title={t('Copy {named}', { named: namedText(items.map(({ title }) => title)) })}
      size="large"
      submit={t('Copy')}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={copy}
      onClose={onClose}
    >
      <PlaceChooser
        source={source}
        root="/content"
        label={t('Into')}
        place={place}
        without={items.map(({ path }) => path)}
        onChange={setPlace}
      />
      <label className="co-check">
        <input type="checkbox" checked={isDeep} onChange={({ target }) => setDeep(target.checked)} />
        {t('With the pages below')}
      </label>
      <p className="co-note">{t('A copy is not published, and nothing links to it yet.')}</p>
    </Modal>
  );
}
