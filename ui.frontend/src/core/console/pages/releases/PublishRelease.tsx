import { useState, type ReactNode } from 'react';
import type { ReleaseReport } from '../../../../../../shared/authoring/release';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { publishRelease, sling } from '../../http/sling';
import { ChangeList } from './ChangeList';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface PublishReleaseProps {
  release: ReleaseReport;
  timeZone: string;
  onDone(): Promise<void>;
  onClose(): void;
}

/** Lists what visitors will see, and publishes it now or at a time. */
export function PublishRelease({ release, timeZone, onDone, onClose }: PublishReleaseProps): ReactNode {
  const [at, setAt] = useState('');
  const task = useTask();
  const conflicts = release.changes.filter(({ conflict }) => conflict).length;
  return (
    <Modal
      title={t('Publish “{title}”?', { title: release.title })}
      size="large"
      submit={at === '' ? t('Publish now') : t('Schedule')}
      isBusy={task.isBusy}
      isDisabled={conflicts > 0}
      error={task.error}
      onSubmit={() => task.run(() => publishRelease(sling, release.path, at).then(onDone))}
      onClose={onClose}
    >
      {conflicts > 0 && (
        <p className="co-change__conflict" role="alert">
          {counted(
            conflicts,
            'A live page was changed meanwhile. Go back, and decide which of them stays.',
            '{n} live pages were changed meanwhile. Go back, and decide which of them stays.',
          )}
        </p>
      )}
      <p className="co-note">
        {t(
          'Visitors see all of this at once, or none of it. Assets and fragments that its pages need and visitors do not have yet go along.',
        )}
      </p>
      <ChangeList isPlain release={release} />
      <Field label={t('When (empty: now)')} hint={timeZone}>
        {(attributes) => (
          <input
            {...attributes}
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        )}
      </Field>
    </Modal>
  );
}
