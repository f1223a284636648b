import type { ReactNode } from 'react';
import type { FilterListConfig } from './FilterListConfig';

interface UnavailableProps {
  config: FilterListConfig;
  isWaiting: boolean;
  onRetry(): void;
}

/** Where the server had no answer to draw. */
export function Unavailable({ config: { texts }, isWaiting, onRetry }: UnavailableProps): ReactNode {
  return (
    <div className="cmp-filterlist__failure" role="status">
      <p>{isWaiting ? texts.waiting : texts.unavailable}</p>
      <button
        type="button"
        className="cmp-filterlist__retry"
        data-needs-script
        disabled={isWaiting}
        onClick={onRetry}
      >
        {texts.retry}
      </button>
    </div>
  );
}
