import { useState, type ReactNode } from 'react';
import { configurationOf } from '../../../../../../shared/addresses/templates';
import type { TemplateList } from '../../../../../../shared/authoring/template';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { TextField } from '../../dialogs/TextField';
import { useTask } from '../../dialogs/use-task';
import { createTemplate } from '../templates-http';
import { t } from '../../../../../../shared/authoring/language/t';

interface CreateTemplateProps {
  list: TemplateList;
  onDone(path: string): void;
  onClose(): void;
}

/** Asks what a new template is made from, and what it is called. */
export function CreateTemplate({ list, onDone, onClose }: CreateTemplateProps): ReactNode {
  const sites = list.sites.filter(({ mayWrite }) => mayWrite);
  const [site, setSite] = useState(sites[0]?.path ?? '');
  const [chosen, setFrom] = useState('');
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const task = useTask();
  const types = sites.find(({ path }) => path === site)?.types ?? [];
  const others = list.templates.filter(({ path }) => configurationOf(path) === site);
  const sources = [...types, ...others];
  const from = sources.find(({ path }) => path === chosen) ?? sources[0];
  const create = () =>
    task.run(async () => {
      const { path } = await createTemplate({ site, from: from?.path ?? '', title, description });
      onDone(path);
    });
  return (
    <Modal
      title={t('Create a template')}
      submit={t('Create')}
      isDisabled={title.trim() === '' || !from}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={create}
      onClose={onClose}
    >
      {sites.length > 1 && (
        <Field label={t('Site')}>
          {(attributes) => (
            <select {...attributes} value={site} onChange={({ target }) => setSite(target.value)}>
              {sites.map((each) => (
                <option key={each.path} value={each.path}>
                  {each.title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={t('Made from')} hint={from?.description}>
        {(attributes) => (
          <select {...attributes} value={from?.path ?? ''} onChange={({ target }) => setFrom(target.value)}>
            {types.length > 0 && (
              <optgroup label={t('Template types')}>
                {types.map((type) => (
                  <option key={type.path} value={type.path}>
                    {type.title}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={t('Copies of templates')}>
              {others.map((other) => (
                <option key={other.path} value={other.path}>
                  {other.title}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Field>
      <TextField label={t('Title')} value={title} maxLength={120} onChange={setTitle} />
      <TextField
        label={t('Description')}
        hint={t('Authors see it where they choose a template.')}
        rows={2}
        value={description}
        onChange={setDescription}
      />
      <p className="co-note">
        {t('It is a draft at first: authors can choose it once you enable it in its properties.')}
      </p>
    </Modal>
  );
}
