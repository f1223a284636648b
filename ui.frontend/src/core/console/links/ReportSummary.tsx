import type { ReactNode } from 'react';
import type { LinkReport } from '../../../../../shared/authoring/link-report';
import { counted, t } from '../../../../../shared/authoring/language/t';

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
      {isBusy ? t('Checking links…') : report && summaryOf(report)}
    </p>
  );
}

function summaryOf({ pages, links, faults, external: { found, asked } }: LinkReport): string {
  const others =
    found === 0
      ? t('None leads to other sites')
      : asked > 0
        ? counted(
            found,
            '{asked} of {n} address of other sites asked',
            '{asked} of {n} addresses of other sites asked',
            { asked },
          )
        : counted(found, '{n} address of other sites not asked', '{n} addresses of other sites not asked');
  const faulty =
    faults.length === 0
      ? t('All of them lead somewhere')
      : counted(faults.length, '{n} needs a look', '{n} need a look');
  return t('{links} on {pages}. {faulty}. {others}.', {
    links: counted(links, '{n} link', '{n} links'),
    pages: counted(pages, '{n} page', '{n} pages'),
    faulty,
    others,
  });
}
