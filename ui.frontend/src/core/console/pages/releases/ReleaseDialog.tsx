import { useState, type ReactNode } from 'react';
import type { ReleaseReport } from '../../../../../../shared/authoring/release';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { changeRelease, deleteRelease, sling, takeBackRelease, unscheduleRelease } from '../../http/sling';
import { ChangeList } from './ChangeList';
import { PublishRelease } from './PublishRelease';
import { contentText, stateText } from './release-texts';
import { ReleasePreview } from './ReleasePreview';
import { t } from '../../../../../../shared/authoring/language/t';

interface ReleaseDialogProps {
  release: ReleaseReport;
  timeZone: string;
  reload(): Promise<void>;
  onBack(): void;
  onClose(): void;
}

type Step = 'publish' | 'takeBack' | 'preview' | 'delete';

/** One release: what it changes, and what can be done with it. */
export function ReleaseDialog({ release, timeZone, reload, onBack, onClose }: ReleaseDialogProps): ReactNode {
  const { path, title, state, changes, failure } = release;
  const [step, setStep] = useState<Step>();
  const task = useTask();
  const isPublished = state === 'published';
  const conflicts = changes.filter(({ conflict }) => conflict);
  const run = (work: () => Promise<unknown>) => task.run(() => work().then(reload));
  const back = () => setStep(undefined);
  const done = () => reload().then(back);
  if (step === 'publish') return <PublishRelease {...{ release, timeZone }} onDone={done} onClose={back} />;
  if (step === 'preview') return <ReleasePreview release={release} onClose={back} />;
  if (step === 'takeBack')
    return (
      <Modal
        title={t('Take back “{title}”?', { title })}
        submit={t('Take back')}
        isDestructive
        isBusy={task.isBusy}
        error={task.error}
        onSubmit={() => task.run(() => takeBackRelease(sling, path, conflicts.length > 0).then(done))}
        onClose={back}
      >
        <p>{t('Authors and visitors have again what was there before the release, all of it at once.')}</p>
        {conflicts.length > 0 && (
          <>
            <p className="co-change__conflict" role="alert">
              {t('These pages were changed since. That is lost as well; their versions keep it.')}
            </p>
            <ChangeList isPlain release={{ ...release, changes: conflicts }} />
          </>
        )}
      </Modal>
    );
  if (step === 'delete')
    return (
      <Modal
        title={t('Delete “{title}”?', { title })}
        submit={t('Delete')}
        isDestructive
        isBusy={task.isBusy}
        error={task.error}
        onSubmit={() => task.run(() => deleteRelease(sling, path).then(reload).then(onBack))}
        onClose={back}
      >
        <p>
          {isPublished
            ? t('What it has published stays, and can no longer be taken back as one.')
            : t('What was written in its pages is lost. The live pages stay as they are.')}
        </p>
      </Modal>
    );
  return (
    <Modal title={t('Release “{title}”', { title })} size="large" error={task.error} onClose={onClose}>
      <p>
        <span className="co-badge" data-kind={state}>
          {stateText(release)}
        </span>{' '}
        {contentText(release)}
      </p>
      {failure !== undefined && (
        <p className="co-change__conflict" role="alert">
          {failure}
        </p>
      )}
      <div className="co-buttons">
        <button type="button" className="co-button" onClick={onBack}>
          {t('All releases')}
        </button>
        {isPublished ? (
          <button type="button" className="co-button" onClick={() => setStep('takeBack')}>
            {t('Take back…')}
          </button>
        ) : (
          <button
            type="button"
            className="co-button"
            data-kind="accent"
            disabled={changes.length === 0}
            onClick={() => setStep('publish')}
          >
            {t('Publish…')}
          </button>
        )}
        {(state === 'scheduled' || state === 'failed') && (
          <button
            type="button"
            className="co-button"
            onClick={() => run(() => unscheduleRelease(sling, path))}
          >
            {t('Cancel the date')}
          </button>
        )}
        {!isPublished && changes.length > 0 && (
          <button type="button" className="co-button" onClick={() => setStep('preview')}>
            {t('Preview links…')}
          </button>
        )}
        <button type="button" className="co-button" onClick={() => setStep('delete')}>
          {t('Delete…')}
        </button>
      </div>
      {changes.length === 0 ? (
        <p>{t('It is empty. Select pages in the console, and choose Add to a release.')}</p>
      ) : (
        <ChangeList
          release={release}
          onDrop={isPublished ? undefined : (page) => run(() => changeRelease(sling, 'drop', path, [page]))}
          onAccept={
            isPublished ? undefined : (page) => run(() => changeRelease(sling, 'accept', path, [page]))
          }
        />
      )}
    </Modal>
  );
}
