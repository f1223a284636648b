import { ActionButton, ProgressCircle } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { Rail } from '../screen/Rail';
import { useRailsLieOver } from '../screen/use-is-narrow';
import { useWorkbench } from '../selection/Workbench';
import { countsOf, countText } from './count-text';
import { FindingList } from './FindingList';
import { goToItem } from './go-to-item';
import { Previews } from './Previews';
import type { Checks } from './use-checks';
import './checks.scss';
import { t } from '../../../../../shared/authoring/language/t';

/** What was found on the page, beside it, and how others present it. */
export default function ChecksRail({ found, onClose }: { found: Checks; onClose(): void }): ReactNode {
  const bench = useWorkbench();
  const liesOver = useRailsLieOver();
  const { checks, findings, isFailed } = found;
  const titleOf = (path: string) => {
    if (path === `${bench.session.pagePath}/jcr:content`) return t('Page');
    return bench.titleOf(String(bench.session.content(path)?.['sling:resourceType'] ?? ''));
  };
  return (
    <Rail title={t('Checks')} closes={t('Close the checks')} onClose={onClose}>
      {!checks && !isFailed && <ProgressCircle aria-label={t('Checking the page')} isIndeterminate />}
      {isFailed && (
        <p className="ed-panel__note" role="alert">
          {t('The page could not be checked now.')}{' '}
          <ActionButton onPress={found.retry}>{t('Try again')}</ActionButton>
        </p>
      )}
      {checks && (
        <>
          <p role="status" className="ed-checks__said">
            {findings.length === 0
              ? t('Nothing found. Text over pictures is for you to judge.')
              : countText(countsOf(findings))}
          </p>
          <FindingList
            findings={findings}
            titleOf={titleOf}
            onChoose={(finding) => {
              if (liesOver) onClose();
              goToItem(bench, finding);
            }}
          />
          <Previews preview={checks.preview} />
        </>
      )}
    </Rail>
  );
}
