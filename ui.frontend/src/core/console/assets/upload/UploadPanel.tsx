import { useSyncExternalStore, type ReactNode } from 'react';
import { sizeText } from '../asset-kind';
import { isOver, type Upload } from './Upload';
import type { UploadQueue } from './UploadQueue';

/** Files on their way, with what authors can do about each. */
export function UploadPanel({ queue }: { queue: UploadQueue }): ReactNode {
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.is === 'done').length;
  const left = uploads.filter((upload) => !isOver(upload)).length;
  return (
    <section className="co-uploads" aria-label="Uploads">
      <header className="co-uploads__head">
        <h2>
          <span role="status">
            {left > 0 ? `Uploading ${left} of ${uploads.length}` : `${done} uploaded`}
          </span>
        </h2>
        {left === 0 && (
          <button type="button" className="co-button" onClick={() => queue.clear()}>
            Close
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
          aria-label={`Progress of ${file.name}`}
          max={file.size || 1}
          {...(state.is === 'sending' && { value: state.sent })}
        />
      )}
      <span className="co-upload__buttons">
        {state.is === 'asking' && state.about === 'name' && (
          <>
            {button('Replace', () => queue.answer(id, 'replace'))}
            {button('Keep both', () => queue.answer(id, 'rename'))}
          </>
        )}
        {state.is === 'asking' &&
          state.about === 'duplicate' &&
          button('Upload again', () => queue.answer(id, 'keep-duplicate'))}
        {state.is === 'asking' && button('Skip', () => queue.cancel(id))}
        {(state.is === 'failed' || state.is === 'cancelled') && button('Try again', () => queue.retry(id))}
        {(state.is === 'waiting' || state.is === 'sending') && button('Cancel', () => queue.cancel(id))}
      </span>
    </li>
  );
}

function stateText({ file, state }: Upload): string {
  switch (state.is) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return `${sizeText(state.sent)} of ${sizeText(file.size)}`;
    case 'storing':
      return 'Being checked and stored';
    case 'done':
      return `Uploaded, ${sizeText(file.size)}`;
    case 'cancelled':
      return 'Cancelled';
    default:
      return state.message;
  }
}
