import { useCallback, useState, type ReactNode } from 'react';
import type { PreviewReport } from '../../../../../../shared/authoring/preview';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { makePreview, readPreviews, revokePreview, sling } from '../../http/sling';
import type { PageItem } from '../PageItem';
import { LinkList } from './LinkList';
import { useLoaded } from './use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

interface PreviewPageProps {
  item: PageItem;
  onClose(): void;
}

const WEEK = 7 * 24 * 3_600_000;

/** In the evening, a week from now: `2026-12-01T18:00`. */
const inAWeek = (): string => `${new Date(Date.now() + WEEK).toISOString().slice(0, 10)}T18:00`;

/** Makes links by which people without an account see a page before it is published. */
export function PreviewPage({ item: { path, title }, onClose }: PreviewPageProps): ReactNode {
  const { value, fault, reload } = useLoaded(useCallback(() => readPreviews(sling, path), [path]));
  const [until, setUntil] = useState(inAWeek);
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [isTree, setTree] = useState(false);
  const [made, setMade] = useState<PreviewReport>();
  const task = useTask();
  const make = async () => {
    setMade(await makePreview(sling, { path, isTree, until, day, note }));
    setNote('');
    await reload();
  };
  const zone = value?.timeZone ?? '';
  return (
    <Modal
      title={t('Preview links of “{title}”', { title })}
      size="large"
      submit={t('Make a link')}
      cancel={t('Close')}
      isBusy={task.isBusy}
      error={task.error ?? fault}
      onSubmit={() => task.run(make)}
      onClose={onClose}
    >
      <p className="co-note">
        {t(
          'Anyone who has a link sees the page as visitors will, without an account, until the link ends. Other pages are shown only as they are published.',
        )}
      </p>
      <div className="co-fields">
        <Field label={t('Works until')} hint={zone}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
        <Field label={t('For whom (optional)')}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Field label={t('As on an earlier day (optional)')} hint={zone}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
      </div>
      <label className="co-check">
        <input type="checkbox" checked={isTree} onChange={({ target }) => setTree(target.checked)} />
        {t('With the pages below')}
      </label>
      {value?.previews.length === 0 && <p className="co-note">{t('There is no link yet.')}</p>}
      {value && (
        <LinkList
          previews={value.previews}
          made={made}
          onRevoke={({ id }) => task.run(() => revokePreview(sling, id).then(reload))}
        />
      )}
    </Modal>
  );
}
