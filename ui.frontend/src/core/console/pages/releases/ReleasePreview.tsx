import { useCallback, useState, type ReactNode } from 'react';
import type { PreviewReport } from '../../../../../../shared/authoring/preview';
import type { ReleaseReport } from '../../../../../../shared/authoring/release';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { makePreview, readPreviews, revokePreview, sling } from '../../http/sling';
import { LinkList } from '../questions/LinkList';
import { useLoaded } from '../questions/use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

const MONTH = 30 * 24 * 3_600_000;
const inAMonth = (): string => `${new Date(Date.now() + MONTH).toISOString().slice(0, 10)}T18:00`;

interface ReleasePreviewProps {
  release: ReleaseReport;
  onClose(): void;
}

/** Makes links by which people without an account see the site as it will be. */
export function ReleasePreview({ release: { path, title }, onClose }: ReleasePreviewProps): ReactNode {
  const { value, fault, reload } = useLoaded(useCallback(() => readPreviews(sling), []));
  const [until, setUntil] = useState(inAMonth);
  const [day, setDay] = useState('');
  const [made, setMade] = useState<PreviewReport>();
  const task = useTask();
  const zone = value?.timeZone ?? '';
  const previews = (value?.previews ?? []).filter(({ launch }) => launch === path);
  return (
    <Modal
      title={t('Preview links of “{title}”', { title })}
      size="large"
      submit={t('Make a link')}
      cancel={t('Back')}
      isBusy={task.isBusy}
      error={task.error ?? fault}
      onSubmit={() =>
        task.run(async () => {
          setMade(await makePreview(sling, { launch: path, path: '', isTree: false, until, day, note: '' }));
          await reload();
        })
      }
      onClose={onClose}
    >
      <p className="co-note">
        {t(
          'Anyone who has a link sees the whole site as it is once the release is published, without an account, until the link ends. On a day to come, what is scheduled until then is there as well.',
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
        <Field label={t('As on a day to come (optional)')} hint={zone}>
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
      {value && previews.length === 0 && <p className="co-note">{t('There is no link yet.')}</p>}
      {value && (
        <LinkList
          previews={previews}
          made={made}
          onRevoke={({ id }) => task.run(() => revokePreview(sling, id).then(reload))}
        />
      )}
    </Modal>
  );
}
