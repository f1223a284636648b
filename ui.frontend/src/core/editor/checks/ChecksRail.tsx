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

/** What was found on the page, beside it, and how others present it. */
export default function ChecksRail({ found, onClose }: { found: Checks; onClose(): void }): ReactNode {
  const bench = useWorkbench();
  const liesOver = useRailsLieOver();
  const { checks, findings, isFailed } = found;
  const titleOf = (path: string) => {
    if (path === `${bench.session.pagePath}/jcr:content`) return 'Page';
    return bench.titleOf(String(bench.session.content(path)?.['sling:resourceType'] ?? ''));
  };
  return (
    <Rail title="Checks" closes="Close the checks" onClose={onClose}>
      {!checks && !isFailed && <ProgressCircle aria-label="Checking the page" isIndeterminate />}
      {isFailed && (
        <p className="ed-panel__note" role="alert">
          The page could not be checked now. <ActionButton onPress={found.retry}>Try again</ActionButton>
        </p>
      )}
      {checks && (
        <>
          <p role="status" className="ed-checks__said">
            {countText(countsOf(findings))}
            {findings.length === 0 && '. Text over pictures is for you to judge.'}
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
