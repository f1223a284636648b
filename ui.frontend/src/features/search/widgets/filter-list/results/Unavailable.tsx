import type { ReactNode } from 'react';
import type { FilterListConfig } from '../FilterListConfig';

interface UnavailableProps {
  config: FilterListConfig;
  isWaiting: boolean;
  /** For authors, in the place of what visitors are told. */
  note?: string | undefined;
  onRetry(): void;
}

/** Where the server had no answer to draw. */
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
