import { useEffect, useState, type ReactNode } from 'react';
import { addressOf, sling } from '../../http/sling';
import { faultText } from '../../http/fault-text';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { assetHttp } from '../upload/asset-http';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import { MODELS, type ListedModel } from '../../../../../../shared/authoring/fragment-model';
import { pageNameOf } from '../../../../../../shared/addresses/page-name';
import { t } from '../../../../../../shared/authoring/language/t';
import { sentence } from '../../../language/sentence';

interface FragmentDialogProps {
  /** The path of the folder around it. */
  parent: string;
  onClose(): void;
}

/** Creates a content fragment from a model, and opens it. */
export function FragmentDialog({ parent, onClose }: FragmentDialogProps): ReactNode {
  const task = useTask();
  const [models, setModels] = useState<readonly ListedModel[]>();
  const [fault, setFault] = useState<string>();
  const [modelId, setModelId] = useState('');
  const [title, setTitle] = useState('');
  useEffect(() => {
    let isHere = true;
    sling.json<{ items: readonly ListedModel[] }>(MODELS).then(
      ({ items }) => {
        if (!isHere) return;
        const enabled = items.filter(({ status }) => status === 'enabled');
        setModels(enabled);
        setModelId((chosen) => chosen || (enabled[0]?.id ?? ''));
      },
      (error: unknown) => isHere && setFault(faultText(error)),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const name = pageNameOf(title);
  const chosen = models?.find(({ id }) => id === modelId);
  const create = async () => {
    const body = JSON.stringify({ title: title.trim(), name, modelId, parentPath: parent });
    await assetHttp.send('POST', '/adobe/sites/cf/fragments', { 'Content-Type': 'application/json' }, body);
    location.assign(`/editor.html${addressOf(`${parent}/${name}`)}.html`);
  };
  return (
    <Modal
      title={t('New content fragment')}
      submit={t('Create and open')}
      isDisabled={name === '' || !chosen}
      isBusy={task.isBusy}
      error={fault ?? task.error}
      onSubmit={() => task.run(create)}
      onClose={onClose}
    >
      {models?.length === 0 && (
        <p>
          {sentence('No model is enabled. {link}', {
            link: <a href={consoleAddress('models', '/conf')}>{t('Make or enable one first.')}</a>,
          })}
        </p>
      )}
      <Field label={t('Model')} hint={chosen?.description}>
        {(attributes) => (
          <select {...attributes} value={modelId} onChange={({ target }) => setModelId(target.value)}>
            {(models ?? []).map((model) => (
              <option key={model.id} value={model.id}>
                {model.title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('Title')} hint={name && t('Its address ends with /{name}', { name })}>
        {(attributes) => (
          <input {...attributes} value={title} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
    </Modal>
  );
}
