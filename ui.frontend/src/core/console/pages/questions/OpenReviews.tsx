import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { readOpenReviews, sling } from '../../http/sling';
import { when } from '../../../../../../shared/dates/when';
import { editorAddress } from '../page-source';
import { useLoaded } from './use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

const load = () => readOpenReviews(sling);

/** Lists the pages that wait for a review, those that are asked of the author first. */
export function OpenReviews({ onClose }: { onClose(): void }): ReactNode {
  const { value, fault } = useLoaded(load);
  const sorted = [...(value ?? [])].sort((a, b) => Number(b.isMine) - Number(a.isMine));
  return (
    <Modal title={t('Reviews')} size="large" onClose={onClose}>
      {!value && fault === undefined && <p role="status">{t('Loading…')}</p>}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {value?.length === 0 && <p>{t('No page waits for a review.')}</p>}
      <ul className="co-bin">
        {sorted.map(({ id, title, path, by, askedAt, to, note, isMine }) => (
          <li key={id}>
            <span className="co-bin__text">
              <b>{title}</b>
              <small>
                {t('{path} · asked by {by}, {when}', { path, by, when: when(askedAt) })}
                {to && ` · of ${isMine ? 'you' : to.id}`}
              </small>
              {note !== '' && <span>{note}</span>}
            </span>
            <a className="co-button" href={editorAddress(path)} aria-label={t('Open {title}', { title })}>
              {t('Open')}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
