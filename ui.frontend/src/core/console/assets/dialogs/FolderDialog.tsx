import { useState, type ReactNode } from 'react';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { apiOf } from '../asset-source';
import { assetHttp } from '../upload/asset-http';
import { pageNameOf } from '../../../../../../shared/addresses/page-name';
import { t } from '../../../../../../shared/authoring/language/t';

interface FolderDialogProps {
  /** The path of the folder around it. */
  parent: string;
  onDone(path: string): void;
  onClose(): void;
}

/** Creates a folder: its name in addresses follows from its title. */
export function FolderDialog({ parent, onDone, onClose }: FolderDialogProps): ReactNode {
  const task = useTask();
  const [title, setTitle] = useState('');
  const name = pageNameOf(title);
  const create = async () => {
    const path = `${parent}/${name}`;
    const body = JSON.stringify({ class: 'assetFolder', properties: { title: title.trim() } });
    await assetHttp.send('POST', apiOf(path), { 'Content-Type': 'application/json' }, body);
    onDone(path);
  };
  return (
    <Modal
      title={t('New folder')}
      submit={t('Create')}
      isDisabled={name === ''}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(create)}
      onClose={onClose}
    >
      <Field label={t('Title')} hint={name && t('Its address ends with /{name}', { name })}>
        {(attributes) => (
          <input {...attributes} value={title} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
    </Modal>
  );
}
