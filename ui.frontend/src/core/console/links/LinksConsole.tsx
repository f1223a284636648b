import { useState, type FormEvent, type ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { linkReportAddress } from '../../../../../shared/addresses/link-report';
import { required } from '../../../../../shared/checked/required';
import { ConsoleShell } from '../shell/ConsoleShell';
import { usePlace } from '../shell/use-place';
import { FaultTable } from './FaultTable';
import { ReportSummary } from './ReportSummary';
import { useLinkReport } from './use-link-report';
import './links.scss';
import { t } from '../../../../../shared/authoring/language/t';

const LINKS = required(
  CONSOLES.find(({ id }) => id === 'links'),
  'The console of links',
);

/** The console of links: those of a part of the site that lead nowhere or not where they should, and where they are used. */
export default function LinksConsole(): ReactNode {
  const [{ path }, go] = usePlace(LINKS);
  const [isExternal, setExternal] = useState(false);
  const [turn, setTurn] = useState(0);
  const { report, isBusy, problem } = useLinkReport(path, isExternal, turn);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setExternal(form.has('external'));
    go({ path: String(form.get('path')).replace(/\.html$/, '') });
    setTurn(turn + 1);
  };
  return (
    <ConsoleShell console={LINKS} search={null}>
      <main className="co-links">
        <h1>{t('Links')}</h1>
        <form className="co-links__form" onSubmit={check}>
          <label className="co-field co-links__path">
            <span className="co-field__label">{t('Pages and fragments at and below')}</span>
            <input
              key={path}
              name="path"
              defaultValue={path}
              required
              pattern="/content(/.*)?"
              spellCheck={false}
            />
          </label>
          <label className="co-check">
            <input type="checkbox" name="external" defaultChecked={isExternal} />
            {t('Also ask other sites (up to a minute)')}
          </label>
          <button type="submit" className="co-button" data-kind="accent" aria-disabled={isBusy || undefined}>
            {t('Check')}
          </button>
          <a className="co-action" href={linkReportAddress(path, 'csv', isExternal)} download="links.csv">
            {t('Download as CSV')}
          </a>
        </form>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <ReportSummary report={report} isBusy={isBusy} />
        {report && report.faults.length > 0 && <FaultTable faults={report.faults} />}
      </main>
    </ConsoleShell>
  );
}
