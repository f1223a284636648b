import { useState, type ReactNode } from 'react';
import { nameFault } from '../../../../../../shared/addresses/page-name';
import { Modal } from '../../dialogs/Modal';
import { TextField } from '../../dialogs/TextField';
import { useTask } from '../../dialogs/use-task';
import { sling } from '../../http/sling';
import { nameOf, parentOf } from '../../views/Item';
import { namedText } from '../count-text';
import { LinkingList } from './LinkingList';
import { movePages, type Moved } from '../move-pages';
import type { PageItem } from '../PageItem';
import { createPageSource } from '../page-source';
import { PlaceChooser } from '../../dialogs/PlaceChooser';
import { useReferences } from '../references';
import { counted, t } from '../../../../../../shared/authoring/language/t';

const source = createPageSource(sling);

interface MovePagesProps {
  items: readonly PageItem[];
  /** All pages of the level, in order. */
  siblings: readonly PageItem[];
  onDone(moved: readonly Moved[]): void;
  onClose(): void;
}

/** Asks where pages go and, for one page, what it is called there. */
export function MovePages({ items, siblings, onDone, onClose }: MovePagesProps): ReactNode {
  const [first] = items;
  const paths = items.map(({ path }) => path);
  const [place, setPlace] = useState(parentOf(first?.path ?? ''));
  const [title, setTitle] = useState(first?.title ?? '');
  const [name, setName] = useState(first?.name ?? '');
  const [adjustLinks, setAdjustLinks] = useState(true);
  const [keepAddress, setKeepAddress] = useState(true);
  const references = useReferences(paths);
  const task = useTask();
  const single = items.length === 1 ? first : undefined;
  const isElsewhere = place !== parentOf(first?.path ?? '');
  const isTaken = !isElsewhere && name !== single?.name && siblings.some((each) => each.name === name);
  const fault = single
    ? isTaken
      ? t('“{name}” is taken here; choose another name.', { name })
      : nameFault(name)
    : undefined;
  const isSame = !isElsewhere && (!single || (name === single.name && title === single.title));
  const published = items.filter(({ row }) => row.published).length;
  const below = Array.isArray(references) ? references.reduce((sum, each) => sum + each.below, 0) : 0;
  const move = () =>
    task.run(async () => {
      const targets = items.map((item) => ({
        item,
        to: `${place}/${single ? name : nameOf(item.path)}`,
        title: single && title.trim() !== single.title ? title.trim() : undefined,
      }));
      onDone(await movePages(targets, siblings, { adjustLinks, keepAddress }));
    });
  return (
    <Modal
      title={t('Move or rename {named}', { named: namedText(items.map((item) => item.title)) })}
      size="large"
      submit={isElsewhere ? t('Move') : t('Rename')}
      isBusy={task.isBusy}
      isDisabled={isSame || fault !== undefined || (single && title.trim() === '')}
      error={task.error}
      onSubmit={move}
      onClose={onClose}
    >
      {single && (
        <>
          <TextField label={t('Title')} value={title} onChange={setTitle} />
          <TextField
            label={t('Name')}
            fault={fault}
            hint={t('Address: {path}', { path: `${place}/${name}.html` })}
            isName
            value={name}
            onChange={setName}
          />
        </>
      )}
      <PlaceChooser
        source={source}
        root="/content"
        label={t('In')}
        place={place}
        without={paths}
        onChange={setPlace}
      />
      {below > 0 && (
        <p className="co-note">
          {counted(below, '{n} page below moves along.', '{n} pages below move along.')}
        </p>
      )}
      <label className="co-check">
        <input
          type="checkbox"
          checked={adjustLinks}
          onChange={({ target }) => setAdjustLinks(target.checked)}
        />
        {t('Change the links to the new address')}
      </label>
      <LinkingList references={references} isAdjusted={adjustLinks} />
      <label className="co-check">
        <input
          type="checkbox"
          checked={keepAddress}
          onChange={({ target }) => setKeepAddress(target.checked)}
        />
        {counted(
          published,
          'Redirect visitors from the old address',
          'Redirect visitors from the old addresses',
        )}
      </label>
    </Modal>
  );
}
