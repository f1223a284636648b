import type { ReactNode } from 'react';
import type { Conflict } from './use-model-form';
import { t } from '../../../../../../shared/authoring/language/t';

interface ConflictPanelProps {
  conflict: Conflict;
  onChoose(prefer: 'mine' | 'theirs'): void;
}

/** Asks what counts where two people changed the same; everything else of both stays. */
export const ConflictPanel = ({ conflict: { by, both }, onChoose }: ConflictPanelProps): ReactNode => (
  <div role="alert" className="co-models__alert">
    <p>
      <b>{t('{by} has changed the same in the meantime: {both}.', { by, both: both.join(', ') })}</b>{' '}
      {t('Nothing was saved. What only one of you changed stays in any case.')}
    </p>
    <div className="co-models__actions">
      <button type="button" className="co-button" data-kind="accent" onClick={() => onChoose('mine')}>
        {t('Keep mine')}
      </button>
      <button type="button" className="co-button" onClick={() => onChoose('theirs')}>
        {t('Take theirs')}
      </button>
    </div>
  </div>
);
