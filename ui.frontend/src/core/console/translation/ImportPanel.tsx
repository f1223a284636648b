import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { XliffFault, XliffReport } from '../../../../../shared/authoring/translation';
import { useTask } from '../dialogs/use-task';
import { importXliff } from './translation-http';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** Takes in a file that came back from translators, and says what of it was imported and what was not. */
export function ImportPanel({ onImported }: { onImported(): void }): ReactNode {
  const [report, setReport] = useState<XliffReport>();
  const task = useTask();
  const take = (file: File) => {
    setReport(undefined);
    task.run(async () => {
      setReport(await importXliff(file));
      onImported();
    });
  };
  return (
    <section className="co-translation__import" aria-labelledby="import">
      <h2 id="import">{t('Import a translated file')}</h2>
      <label className="co-field">
        <span className="co-field__label">{t('XLIFF 2.1 file')}</span>
        <input
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          disabled={task.isBusy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again once it is mended.
            event.target.value = '';
            if (file) take(file);
          }}
        />
        <span className="co-field__said">
          {t('Pages and languages are named in it. Each page gets a version first. Nothing is published.')}
        </span>
      </label>
      {task.isBusy && <p role="status">{t('Importing…')}</p>}
      {task.error !== undefined && <p role="alert">{task.error}</p>}
      {report && <Report report={report} />}
    </section>
  );
}

function Report({ report: { pages, faults } }: { report: XliffReport }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={t('What was imported')}>
      <h3 ref={heading} tabIndex={-1}>
        {counted(pages.length, 'Imported {n} page', 'Imported {n} pages')}
      </h3>
      <ul>
        {pages.map(({ copy, texts }) => (
          <li key={copy}>
            <a href={`/editor.html${encodeURI(copy)}.html`}>{copy}</a>{' '}
            {counted(texts, '{n} text', '{n} texts')}
          </li>
        ))}
      </ul>
      <Faults title={t('Not imported')} faults={faults.filter(({ kind }) => kind === 'error')} />
      <Faults title={t('Worth a look')} faults={faults.filter(({ kind }) => kind === 'warning')} />
    </section>
  );
}

function Faults({ title, faults }: { title: string; faults: readonly XliffFault[] }): ReactNode {
  if (faults.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {faults.map(({ page, unit, message }) => (
          <li key={`${page} ${unit} ${message}`}>
            {message} <small>{[page ?? t('The whole file'), unit].filter(Boolean).join(', unit ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
