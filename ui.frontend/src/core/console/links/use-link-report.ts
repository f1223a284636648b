import { useEffect, useState } from 'react';
import { linkReportAddress } from '../../../../../shared/addresses/link-report';
import type { LinkReport } from '../../../../../shared/authoring/link-report';
import { faultText } from '../http/fault-text';
import { sling } from '../http/sling';

export interface ReadReport {
  readonly report: LinkReport | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/** The links at and below a path. What was found stays visible while it is read again. @param turn reads it again when it changes */
export function useLinkReport(path: string, isExternal: boolean, turn: number): ReadReport {
  const [read, setRead] = useState<{ key: string; report?: LinkReport; problem?: string }>();
  const key = `${path} ${isExternal} ${turn}`;
  useEffect(() => {
    let isOver = false;
    sling.json<LinkReport>(linkReportAddress(path, 'json', isExternal)).then(
      (report) => isOver || setRead({ key, report }),
      (error: unknown) => isOver || setRead({ key, problem: faultText(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [path, isExternal, key]);
  const report = read?.report?.path === path ? read.report : undefined;
  return { report, isBusy: read?.key !== key, problem: read?.key === key ? read.problem : undefined };
}
