import { useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import { notices } from './Notices';
import { t } from '../../../../../shared/authoring/language/t';

/** Shows messages, and reads them to screen readers. */
export function NoticeList(): ReactNode {
  const list = useSyncExternalStore(notices.subscribe, notices.get);
  return (
    <div className="co-notices" role="status" aria-live="polite">
      {list.map(({ id, text, isError, action }) => (
        <div key={id} className="co-notice" data-kind={isError ? 'error' : 'done'}>
          <Icon name={isError ? 'alert' : 'check'} />
          <span className="co-notice__text">{text}</span>
          {action && (
            <button
              type="button"
              className="co-notice__action"
              onClick={() => {
                notices.close(id);
                action.run();
              }}
            >
              {action.title}
            </button>
          )}
          <button
            type="button"
            className="co-notice__close"
            aria-label={t('Close')}
            onClick={() => notices.close(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
