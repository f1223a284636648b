import type { ReactNode } from 'react';
import { t } from '../../../../../shared/authoring/language/t';

/** Leads keyboards past the bar. */
export const SkipLink = ({ onSkip }: { onSkip(): void }): ReactNode => (
  <a
    className="ed-skip"
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      onSkip();
    }}
  >
    {t('Skip to the page’s content')}
  </a>
);
