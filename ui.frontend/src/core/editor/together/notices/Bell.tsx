import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useNotices } from './use-notices';
import { t } from '../../../../../../shared/authoring/language/t';

/** Most windows never open it. */
const NoticeList = lazy(() => import('./NoticeList'));

/** How many notices this author has not read; pressed, it lists them. The same in the editor and in the consoles. */
export function Bell(): ReactNode {
  const { unread, notices, markRead } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="tg-bell"
      ref={place}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className="tg-bell__button"
        ref={button}
        aria-label={unread === 0 ? t('Notices') : t('Notices: {unread} unread', { unread })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg className="tg-bell__icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.3 17.2a1.8 1.8 0 0 0 3.4 0M10 4V2.6" />
        </svg>
        {unread > 0 && (
          <span className="tg-bell__count" aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NoticeList {...{ notices, unread, markRead }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
