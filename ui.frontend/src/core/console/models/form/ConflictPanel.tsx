import type { ReactNode } from 'react';
import type { Conflict } from './use-model-form';

interface ConflictPanelProps {
  conflict: Conflict;
  onChoose(prefer: 'mine' | 'theirs'): void;
}

/** Asks what counts where two people changed the same; everything else of both stays. */
export const ConflictPanel = ({ conflict: { by, both }, onChoose }: ConflictPanelProps): ReactNode => (
  <div role="alert" className="co-models__alert">
    <p>
      <b>{`${by} has changed the same in the meantime: ${both.join(', ')}.`}</b> Nothing was saved. What only
      one of you changed stays in any case.
    </p>
    <div className="co-models__actions">
      <button type="button" className="co-button" data-kind="accent" onClick={() => onChoose('mine')}>
        Keep mine
      </button>
      <button type="button" className="co-button" onClick={() => onChoose('theirs')}>
        Take theirs
      </button>
    </div>
  </div>
);
