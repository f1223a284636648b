import { useState, type ReactNode } from 'react';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { createRelease, readReleases, sling } from '../../http/sling';
import { when } from '../../../../../../shared/dates/when';
import { useLoaded } from '../questions/use-loaded';
import { contentText, stateText } from './release-texts';
import { ReleaseDialog } from './ReleaseDialog';
import { t } from '../../../../../../shared/authoring/language/t';
import { sentence } from '../../../language/sentence';

interface ReleasesProps {
  /** The release that is shown first. */
  chosen?: string | undefined;
  onClose(): void;
}

const load = () => readReleases(sling);

/** Lists the releases, and shows the one that is chosen. */
export function Releases({ chosen: first, onClose }: ReleasesProps): ReactNode {
  const { value, fault, reload } = useLoaded(load);
  const [chosen, setChosen] = useState(first);
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const task = useTask();
  const release = value?.releases.find(({ path }) => path === chosen);
  if (value && release)
    return (
      <ReleaseDialog
        release={release}
        timeZone={value.timeZone}
        reload={reload}
        onBack={() => setChosen(undefined)}
        onClose={onClose}
      />
    );
  const create = () => {
    setTried(true);
    if (title.trim() === '') return;
    task.run(async () => {
      const made = await createRelease(sling, title.trim(), []);
      await reload();
      setTitle('');
      setTried(false);
      setChosen(made.path);
    });
  };
  return (
    <Modal
      title={t('Releases')}
      size="large"
      submit={t('Make a release')}
      cancel={t('Close')}
      isBusy={task.isBusy}
      error={task.error ?? fault}
      onSubmit={create}
      onClose={onClose}
    >
      <p className="co-note">
        {t(
          'A release changes many pages at once. Its pages are edited beside the live ones, and are published, and taken back, as one.',
        )}
      </p>
      {!value && fault === undefined && <p role="status">{t('Loading…')}</p>}
      {value?.releases.length === 0 && (
        <p>{t('There is no release yet. Name one, or select pages and add them.')}</p>
      )}
      {value && value.releases.length > 0 && (
        <ul className="co-bin co-changes" aria-label={t('Releases')}>
          {value.releases.map((each) => (
            <li key={each.path}>
              <span className="co-bin__text">
                <b>{each.title}</b>
                <small>
                  {sentence('{state} {content} · made by {by}, {when}', {
                    state: (
                      <span className="co-badge" data-kind={each.state}>
                        {stateText(each)}
                      </span>
                    ),
                    content: contentText(each),
                    by: each.by,
                    when: when(each.madeAt),
                  })}
                </small>
              </span>
              <button
                type="button"
                className="co-button"
                aria-label={t('Open {title}', { title: each.title })}
                onClick={() => setChosen(each.path)}
              >
                {t('Open')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={t('Name of a new release')}
        fault={isTried && title.trim() === '' ? t('Enter a name.') : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            maxLength={120}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
    </Modal>
  );
}
