import type { ReactNode } from 'react';
import type { LinkReport } from '../../../../../shared/authoring/link-report';

/** What was checked, in a sentence. */
export function ReportSummary({
  report,
  isBusy,
}: {
  report: LinkReport | undefined;
  isBusy: boolean;
}): ReactNode {
  return (
    <p role="status" className="co-links__said">
      {isBusy ? 'Checking links…' : report && summaryOf(report)}
    </p>
  );
}

function summaryOf({ pages, links, faults, external: { found, asked } }: LinkReport): string {
  const count = (number: number, one: string, many: string) =>
    `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
  const others =
    found === 0
      ? 'None leads to other sites'
      : asked > 0
        ? `${asked} of ${count(found, 'address', 'addresses')} of other sites asked`
        : `${count(found, 'address', 'addresses')} of other sites not asked`;
  const faulty =
    faults.length === 0 ? 'All of them lead somewhere' : `${count(faults.length, 'needs', 'need')} a look`;
  return `${count(links, 'link', 'links')} on ${count(pages, 'page', 'pages')}. ${faulty}. ${others}.`;
}
