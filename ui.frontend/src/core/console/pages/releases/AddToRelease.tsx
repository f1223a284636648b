import { useState, type ReactNode } from 'react';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { changeRelease, createRelease, readReleases, sling } from '../../http/sling';
import { namedText } from '../count-text';
import type { PageItem } from '../PageItem';
import { useLoaded } from '../questions/use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

interface AddToReleaseProps {
  items: readonly PageItem[];
  onDone(release: string): void;
  onClose(): void;
}

const load = () => readReleases(sling);

/** Takes pages into a release, or marks them as removed by it. */
export function AddToRelease({ items, onDone, onClose }: AddToReleaseProps): ReactNode {
  const { value, fault } = useLoaded(load);
  const open = (value?.releases ?? []).filter(({ state }) => state !== 'published');
  const [typed, setTyped] = useState<string>();
  const chosen = typed ?? open[0]?.path ?? '';
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const [isDeep, setDeep] = useState(false);
  const task = useTask();
  const isNew = chosen === '';
  const titleFault = isNew && title.trim() === '' ? t('Enter a name.') : undefined;
  const pages = items.map(({ path }) => path);
  const add = async () => {
    if (isNew && !isRemoved) return onDone((await createRelease(sling, title.trim(), pages, isDeep)).path);
    const release = isNew ? (await createRelease(sling, title.trim(), [])).path : chosen;
    if (isRemoved) for (const page of pages) await changeRelease(sling, 'deletePage', release, [page]);
    else await changeRelease(sling, 'add', release, pages, [['deep', String(isDeep)]]);
    onDone(release);
  };
  return (
    <Modal
      title={t('Add {named} to a release', { named: namedText(items.map((each) => each.title)) })}
      submit={t('Add')}
      isBusy={task.isBusy}
      isDisabled={!value}
      error={task.error ?? fault}
      onSubmit={() => {
        setTried(true);
        if (titleFault === undefined) task.run(add);
      }}
      onClose={onClose}
    >
      <Field label={t('Release')}>
        {(attributes) => (
          <select {...attributes} value={chosen} onChange={({ target }) => setTyped(target.value)}>
            {open.map((release) => (
              <option key={release.path} value={release.path}>
                {release.title}
              </option>
            ))}
            <option value="">{t('A new release')}</option>
          </select>
        )}
      </Field>
      {isNew && (
        <Field label={t('Name of the new release')} fault={isTried ? titleFault : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={120}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
      )}
      <fieldset className="co-choices">
        <legend>{t('When the release is published')}</legend>
        <label className="co-check">
          <input type="radio" name="action" checked={!isRemoved} onChange={() => setRemoved(false)} />
          {t('Visitors see what you change in the release')}
        </label>
        <label className="co-check">
          <input type="radio" name="action" checked={isRemoved} onChange={() => setRemoved(true)} />
          {t('They are removed, with the pages below')}
        </label>
      </fieldset>
      {!isRemoved && (
        <label className="co-check">
          <input type="checkbox" checked={isDeep} onChange={({ target }) => setDeep(target.checked)} />
          {t('With the pages below')}
        </label>
      )}
    </Modal>
  );
}
