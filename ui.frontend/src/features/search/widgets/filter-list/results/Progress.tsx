import { useEffect, useState, type ReactNode } from 'react';
import { useList } from '../list-context';
import type { Results } from './use-results';

/** Faster responses show no progress, to avoid flicker, ms. */
const patience = 300;

interface ProgressProps extends Pick<Results, 'status'> {
  onRetry(): void;
  children: ReactNode;
}

/** The results; dimmed while slow requests are pending, with a retry if they failed. */
export function Progress({ status, onRetry, children }: ProgressProps): ReactNode {
  const { asked, texts, addressOf } = useList();
  const isSlow = useIsSlow(status === 'waiting');
  return (
    <>
      {status === 'failed' && (
        <div className="cmp-filterlist__failure" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="cmp-filterlist__retry" onClick={onRetry}>
            {texts.retry}
          </button>
          <a href={addressOf(asked)} data-leaves>
            {texts.reload}
          </a>
        </div>
      )}
      <div className="cmp-filterlist__found" aria-busy={status === 'waiting'} data-slow={isSlow || undefined}>
        {isSlow && (
          <p className="cmp-filterlist__waiting" role="status">
            {texts.waiting}
          </p>
        )}
        {children}
      </div>
    </>
  );
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
