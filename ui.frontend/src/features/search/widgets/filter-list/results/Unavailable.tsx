import type { ReactNode } from 'react';
import type { FilterListConfig } from '../FilterListConfig';

interface UnavailableProps {
  config: FilterListConfig;
  isWaiting: boolean;
  /** For authors, instead of the message for visitors. */
  note?: string | undefined;
  onRetry(): void;
}

/** Shown if the server had no response to render. */
export function Unavailable({ config: { texts }, isWaiting, note, onRetry }: UnavailableProps): ReactNode {
  return (
    <div className={note ? 'cmp-filterlist__notice' : 'cmp-filterlist__failure'} role="status">
      <p>{isWaiting ? texts.waiting : (note ?? texts.unavailable)}</p>
      {!note && (
        <button
          type="button"
          className="cmp-filterlist__retry"
          data-needs-script
          disabled={isWaiting}
          onClick={onRetry}
        >
          {texts.retry}
        </button>
      )}
    </div>
  );
}
