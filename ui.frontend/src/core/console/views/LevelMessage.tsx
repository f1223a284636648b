import type { ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import { SlingError } from '../http/sling';
import type { Item } from './Item';
import type { LevelState } from './state/use-levels';
import { t } from '../../../../../shared/authoring/language/t';

interface LevelMessageProps<I extends Item> {
  state: LevelState<I>;
  /** What to say about a level with nothing in it. */
  empty: ReactNode;
  onRetry(): void;
  /** Shows the level above, if this one is gone. */
  onLeave(): void;
}

/** Shown in place of items: they are being loaded, could not be, or there are none. */
export function LevelMessage<I extends Item>({
  state,
  empty,
  onRetry,
  onLeave,
}: LevelMessageProps<I>): ReactNode {
  if (state.state === 'failed' && state.error instanceof SlingError && state.error.status === 404)
    return (
      <div className="co-message" role="alert">
        <p>{t('Nothing is stored here. It may have been moved or deleted.')}</p>
        <button type="button" className="co-button" onClick={onLeave}>
          {t('Show the level above')}
        </button>
      </div>
    );
  if (state.state === 'loading')
    return (
      <div className="co-message" role="status">
        <span className="co-spinner" />
        {t('Loading…')}
      </div>
    );
  if (state.state === 'failed')
    return (
      <div className="co-message" role="alert">
        <p>{faultText(state.error)}</p>
        <button type="button" className="co-button" onClick={onRetry}>
          {t('Try again')}
        </button>
      </div>
    );
  return <div className="co-message">{empty}</div>;
}
