import { useEffect, useRef, type ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import type { Outcome } from './run-replacement';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** Pages that are named at once. */
const NAMED = 50;

interface OutcomePanelProps {
  outcome: Outcome;
  onUndo(): void;
  onPublish(): void;
}

/** What was changed, what was not and why, and what can follow. */
export function OutcomePanel({ outcome, onUndo, onPublish }: OutcomePanelProps): ReactNode {
  const { changed, kept, isUndo = false, problem } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome]);

  return (
    <section className="co-replace__outcome" aria-label={t('What was done')}>
      <h2 ref={heading} tabIndex={-1}>
        {isUndo
          ? counted(
              changed.length,
              'Taken back on {n} page or fragment',
              'Taken back on {n} pages and fragments',
            )
          : counted(
              changed.length,
              'Replaced on {n} page or fragment',
              'Replaced on {n} pages and fragments',
            )}
      </h2>
      {problem !== undefined && (
        <p role="alert">{t('It stopped before its end. {fault}', { fault: faultText(problem) })}</p>
      )}
      {!isUndo && changed.length > 0 && (
        <p>{t('Nothing is published yet. Each page has a version from before.')}</p>
      )}
      {changed.length > 0 && (
        <>
          <div className="co-replace__buttons">
            {!isUndo && (
              <button type="button" className="co-button" onClick={onUndo}>
                {t('Undo')}
              </button>
            )}
            <button type="button" className="co-button" data-kind="accent" onClick={onPublish}>
              {t('Publish…')}
            </button>
          </div>
          <details>
            <summary>{t('Changed')}</summary>
            <ul>
              {changed.slice(0, NAMED).map(({ path, title }) => (
                <li key={path}>
                  <a href={`/editor.html${encodeURI(path)}.html`}>{title}</a> <small>{path}</small>
                </li>
              ))}
              {changed.length > NAMED && <li>{t('and {count} more', { count: changed.length - NAMED })}</li>}
            </ul>
          </details>
        </>
      )}
      {kept.length > 0 && (
        <>
          <h3>
            {counted(
              kept.length,
              'Not changed: {n} page or fragment',
              'Not changed: {n} pages and fragments',
            )}
          </h3>
          <ul>
            {kept.map(({ path, title, reason }) => (
              <li key={path}>
                <a href={`/editor.html${encodeURI(path)}.html`}>{title}</a>: {reason} <small>{path}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
