import { useState, type ReactNode } from 'react';
import { consoleAddress } from '../../../../../shared/addresses/consoles';
import { freeName, nameFault, pageNameOf } from '../../../../../shared/addresses/page-name';
import type { ModelFolder, UsedModel } from '../../../../../shared/authoring/fragment-model';
import { Modal } from '../dialogs/Modal';
import { TextField } from '../dialogs/TextField';
import { useTask } from '../dialogs/use-task';
import { createModel } from './model-http';
import { t } from '../../../../../shared/authoring/language/t';

interface CreateModelProps {
  folder: ModelFolder;
  /** The models that are there. */
  taken: readonly UsedModel[];
  onClose(): void;
}

/** Asks for title and name of a new model, and opens it. */
export function CreateModel({ folder, taken, onClose }: CreateModelProps): ReactNode {
  const task = useTask();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [description, setDescription] = useState('');
  const [isEnabled, setEnabled] = useState(true);
  const isTaken = (name: string) => taken.some((model) => model.name === name);
  const name = typed ?? (title.trim() ? freeName(pageNameOf(title) || 'model', isTaken) : '');
  const fault = isTaken(name) ? t('“{name}” is taken; choose another name.', { name }) : nameFault(name);
  const create = async () => {
    const { model } = await createModel({
      title: title.trim(),
      name,
      description: description.trim(),
      status: isEnabled ? 'enabled' : 'disabled',
      configurationFolder: folder.path,
    });
    location.assign(consoleAddress('models', model.path));
  };
  return (
    <Modal
      title={t('Create a model in “{title}”', { title: folder.title })}
      submit={t('Create and open')}
      isDisabled={title.trim() === '' || fault !== undefined}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(create)}
      onClose={onClose}
    >
      <TextField label={t('Title')} value={title} maxLength={200} onChange={setTitle} />
      <TextField
        label={t('Name')}
        fault={name === '' ? undefined : fault}
        hint={name && `${folder.path}/settings/dam/cfm/models/${name}`}
        isName
        value={name}
        onChange={setTyped}
      />
      <TextField
        label={t('Description')}
        hint={t('Authors read it when they choose a model.')}
        rows={2}
        value={description}
        onChange={setDescription}
      />
      <label className="co-check">
        <input type="checkbox" checked={isEnabled} onChange={() => setEnabled(!isEnabled)} />
        {t('Enabled: fragments can be made of it')}
      </label>
    </Modal>
  );
}
