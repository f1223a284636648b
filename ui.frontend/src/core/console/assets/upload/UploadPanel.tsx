import { useSyncExternalStore, type ReactNode } from 'react';
import { sizeText } from '../asset-kind';
import { isOver, type Upload } from './Upload';
import type { UploadQueue } from './UploadQueue';
import { t } from '../../../../../../shared/authoring/language/t';

/** Files on their way, with what authors can do about each. */
export function UploadPanel({ queue }: { queue: UploadQueue }): ReactNode {
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.is === 'done').length;
  const left = uploads.filter((upload) => !isOver(upload)).length;
  return (
    <section className="co-uploads" aria-label={t('Uploads')}>
      <header className="co-uploads__head">
        <h2>
          <span role="status">
            {left > 0
              ? t('Uploading {left} of {uploads}', { left, uploads: uploads.length })
              : t('{done} uploaded', { done })}
          </span>
        </h2>
        {left === 0 && (
          <button type="button" className="co-button" onClick={() => queue.clear()}>
            {t('Close')}
          </button>
        )}
      </header>
      <ul className="co-uploads__list">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }): ReactNode {
  const { id, file, state } = upload;
  const button = (title: string, run: () => void) => (
    <button type="button" className="co-button" aria-label={`${title}: ${file.name}`} onClick={run}>
      {title}
    </button>
  );
  return (
    <li className="co-upload" data-state={state.is}>
      <span className="co-upload__name">{file.name}</span>
      <span className="co-upload__state">{stateText(upload)}</span>
      {(state.is === 'sending' || state.is === 'storing') && (
        <progress
          aria-label={t('Progress of {name}', { name: file.name })}
          max={file.size || 1}
          {...(state.is === 'sending' && { value: state.sent })}
        />
      )}
      <span className="co-upload__buttons">
        {state.is === 'asking' && state.about === 'name' && (
          <>
            {button(t('Replace'), () => queue.answer(id, 'replace'))}
            {button(t('Keep both'), () => queue.answer(id, 'rename'))}
          </>
        )}
        {state.is === 'asking' &&
          state.about === 'duplicate' &&
          button(t('Upload again'), () => queue.answer(id, 'keep-duplicate'))}
        {state.is === 'asking' && button(t('Skip'), () => queue.cancel(id))}
        {(state.is === 'failed' || state.is === 'cancelled') && button(t('Try again'), () => queue.retry(id))}
        {(state.is === 'waiting' || state.is === 'sending') && button(t('Cancel'), () => queue.cancel(id))}
      </span>
    </li>
  );
}

function stateText({ file, state }: Upload): string {
  switch (state.is) {
    case 'waiting':
      return t('Waiting');
    case 'sending':
      return `${sizeText(state.sent)} of ${sizeText(file.size)}`;
    case 'storing':
      return t('Being checked and stored');
    case 'done':
      return t('Uploaded, {size}', { size: sizeText(file.size) });
    case 'cancelled':
      return t('Cancelled');
    default:
      return state.message;
  }
}
