import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Notice } from '../../../../../../shared/authoring/together';
import { when } from '../../../../../../shared/dates/when';
import { Avatar } from '../people/Avatar';
import { t } from '../../../../../../shared/authoring/language/t';

interface NoticeListProps {
  notices: readonly Notice[];
  unread: number;
  markRead(read: readonly number[] | 'all'): Promise<void>;
  onClose(): void;
}

/** Somebody's notices, newest first. One that is followed has been read. */
export default function NoticeList({ notices, unread, markRead, onClose }: NoticeListProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState(false);
  useEffect(() => panel.current?.focus(), []);
  const readAll = () => {
    markRead('all').catch(() => setFault(true));
  };
  const follow = (event: MouseEvent, { id, address }: Notice) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const go = () => {
      onClose();
      location.assign(address);
    };
    // A notice that could not be marked stays unread, and leads there all the same.
    markRead([id]).then(go, go);
  };
  return (
    // Escape closes it, wherever the focus is inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="tg-notices"
      role="dialog"
      aria-label={t('Notices')}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="tg-notices__head">
        <h2 className="tg-notices__title">{t('Notices')}</h2>
        {unread > 0 && (
          <button type="button" className="tg-notices__all" onClick={readAll}>
            {t('Mark all as read')}
          </button>
        )}
      </div>
      {fault && <p role="alert">{t('They could not be marked as read. Try again.')}</p>}
      {notices.length === 0 ? (
        <p className="tg-notices__none">
          {t(
            'Nothing yet. You are told here when somebody mentions you, gives you a task, answers you or asks you for a review.',
          )}
        </p>
      ) : (
        <ul className="tg-notices__list">
          {notices.map((notice) => (
            <li key={notice.id} className="tg-notices__item" data-unread={!notice.isRead}>
              <Avatar person={notice.by} />
              <div className="tg-notices__text">
                <a href={notice.address} onClick={(event) => follow(event, notice)}>
                  {notice.title}
                </a>
                {notice.excerpt !== undefined && <p className="tg-notices__excerpt">{notice.excerpt}</p>}
                <p className="tg-notices__when">
                  {!notice.isRead && `${t('Unread')}, `}
                  <time dateTime={notice.at}>{when(notice.at)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
