import { useState, type ReactNode } from 'react';
import { TAGS_ROOT } from '../../../../../shared/addresses/tags';
import { freeName, nameFault, pageNameOf } from '../../../../../shared/addresses/page-name';
import { Modal } from '../dialogs/Modal';
import { TextField } from '../dialogs/TextField';
import { useTask } from '../dialogs/use-task';
import type { TagLevel } from './TagItem';
import { createTag } from './commands';
import { t } from '../../../../../shared/authoring/language/t';

interface CreateTagProps {
  /** Where it goes. */
  level: TagLevel;
  onDone(path: string): void;
  onClose(): void;
}

/** Asks for the title of a new tag, and for its name, which is the last part of its ID. */
export function CreateTag({ level, onDone, onClose }: CreateTagProps): ReactNode {
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const task = useTask();
  const isTaken = (name: string) => level.items.some((tag) => tag.name === name);
  const name = typed ?? (title.trim() ? freeName(pageNameOf(title) || 'tag', isTaken) : '');
  const fault = isTaken(name) ? t('“{name}” is taken here; choose another name.', { name }) : nameFault(name);
  const isNamespace = level.path === TAGS_ROOT;
  const id = idOf(`${level.path}/${name}`);
  const create = async () => {
    await createTag(id, title.trim());
    onDone(`${level.path}/${name}`);
  };
  return (
    <Modal
      title={
        isNamespace
          ? t('Create a namespace')
          : t('Create a tag in “{at}”', { at: level.trail.at(-1)?.title ?? '' })
      }
      submit={t('Create')}
      isDisabled={title.trim() === '' || fault !== undefined}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(create)}
      onClose={onClose}
    >
      {isNamespace && (
        <p className="co-note">
          {t('A namespace holds the tags of a site or of a team. To add a tag to one, go into it first.')}
        </p>
      )}
      <TextField label={t('Title')} value={title} onChange={setTitle} />
      <TextField
        label={t('Name')}
        fault={name === '' ? undefined : fault}
        hint={name && `ID: ${id}`}
        isName
        value={name}
        onChange={setTyped}
      />
    </Modal>
  );
}

/** `mysite:family/screw`; of a namespace, `mysite:`. */
export function idOf(path: string): string {
  const [namespace = '', ...names] = path.slice(TAGS_ROOT.length + 1).split('/');
  return `${namespace}:${names.join('/')}`;
}
