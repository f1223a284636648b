import { ToggleButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import { countsOf, countText } from './count-text';
import { SeverityMark } from './SeverityMark';
import type { Checks } from './use-checks';
import { t } from '../../../../../shared/authoring/language/t';

interface ChecksButtonProps {
  found: Checks;
  isOpen: boolean;
  isDisabled: boolean;
  onOpen(isOpen: boolean): void;
}

/** Counts what was found on the page, and opens the list. */
export function ChecksButton({ found, isOpen, isDisabled, onOpen }: ChecksButtonProps): ReactNode {
  const { checks, findings, isFailed } = found;
  const isNarrow = useIsNarrow();
  const counts = countsOf(findings);
  const said = checks ? countText(counts) : isFailed ? t('not checked') : t('checking…');
  return (
    <TooltipTrigger>
      <ToggleButton
        isQuiet
        aria-label={t('Checks: {said}', { said })}
        isSelected={isOpen}
        isDisabled={isDisabled}
        onChange={onOpen}
      >
        <span className="ed-checks__counts" aria-hidden>
          {counts.errors > 0 && (
            <>
              <SeverityMark severity="error" />
              {counts.errors}
            </>
          )}
          {counts.warnings > 0 && !(isNarrow && counts.errors > 0) && (
            <>
              <SeverityMark severity="warning" />
              {counts.warnings}
            </>
          )}
          {findings.length === 0 && <SeverityMark severity={checks ? 'none' : 'unknown'} />}
        </span>
      </ToggleButton>
      <Tooltip>{t('Checks: {said}', { said })}</Tooltip>
    </TooltipTrigger>
  );
}
