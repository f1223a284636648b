import { useState, type ReactNode } from 'react';
import { TAGS_ROOT } from '../../../../../shared/addresses/tags';
import { nameFault } from '../../../../../shared/addresses/page-name';
import { Modal } from '../dialogs/Modal';
import { TextField } from '../dialogs/TextField';
import { PlaceChooser } from '../dialogs/PlaceChooser';
import { useTask } from '../dialogs/use-task';
import { sling } from '../http/sling';
import { ReferenceList } from '../used/ReferenceList';
import { isWithin, parentOf } from '../views/Item';
import { mergeTag, moveTag } from './commands';
import { idOf } from './CreateTag';
import { createTagSource } from './tag-source';
import type { TagItem } from './TagItem';
import { t } from '../../../../../shared/authoring/language/t';

const source = createTagSource(sling);

interface MoveTagProps {
  tag: TagItem;
  /** @param path the tag's new path */
  onDone(path: string): void;
  onClose(): void;
}

/** Asks where a tag goes and what it is called there. What has it follows. */
export function MoveTag({ tag, onDone, onClose }: MoveTagProps): ReactNode {
  const [place, setPlace] = useState(parentOf(tag.path));
  const [name, setName] = useState(tag.name);
  const task = useTask();
  const to = `${place}/${name}`;
  const fault = name === tag.name ? undefined : nameFault(name);
  const move = async () => {
    await moveTag(tag.path, to);
    onDone(to);
  };
  return (
    <Modal
      title={t('Move or rename “{title}”', { title: tag.title })}
      size="large"
      submit={place === parentOf(tag.path) ? t('Rename') : t('Move')}
      isDisabled={to === tag.path || fault !== undefined || place === TAGS_ROOT}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(move)}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        fault={fault}
        hint={t('ID: {id}', { id: idOf(to) })}
        isName
        value={name}
        onChange={setName}
      />
      <PlaceChooser
        {...{ source, place }}
        root={TAGS_ROOT}
        label={t('In')}
        without={[tag.path]}
        onChange={setPlace}
      />
      <Following path={tag.path} />
    </Modal>
  );
}

/** Asks which tag another one becomes. */
export function MergeTag({ tag, onDone, onClose }: MoveTagProps): ReactNode {
  const [place, setPlace] = useState(parentOf(tag.path));
  const task = useTask();
  const isPossible = place !== TAGS_ROOT && !isWithin(tag.path, place);
  const merge = async () => {
    await mergeTag(tag.path, place);
    onDone(place);
  };
  return (
    <Modal
      title={t('Merge “{title}” into another tag', { title: tag.title })}
      size="large"
      submit={t('Merge')}
      isDestructive
      isDisabled={!isPossible}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(merge)}
      onClose={onClose}
    >
      <p>{t('Go to the tag that it becomes. The tags below it go below that one. This cannot be undone.')}</p>
      <PlaceChooser
        {...{ source, place }}
        root={TAGS_ROOT}
        label={t('Into')}
        without={[tag.path]}
        onChange={setPlace}
      />
      <Following path={tag.path} />
    </Modal>
  );
}

const Following = ({ path }: { path: string }): ReactNode => (
  <ReferenceList
    paths={[path]}
    none={t('Nothing has this tag.')}
    some={(count) =>
      count === 1
        ? t('One place has it and follows, for visitors at once:')
        : t('{count} places have it and follow, for visitors at once:', { count })
    }
  />
);
