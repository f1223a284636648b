import { useEffect, useRef, type ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import { countText } from '../pages/count-text';
import type { Outcome } from './run-replacement';

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
  const pages = (count: number) => countText(count, 'page or fragment', 'pages and fragments');
  return (
    <section className="co-replace__outcome" aria-label="What was done">
      <h2 ref={heading} tabIndex={-1}>
        {isUndo ? `Taken back on ${pages(changed.length)}` : `Replaced on ${pages(changed.length)}`}
      </h2>
      {problem !== undefined && <p role="alert">It stopped before its end. {faultText(problem)}</p>}
      {!isUndo && changed.length > 0 && <p>Nothing is published yet. Each page has a version from before.</p>}
      {changed.length > 0 && (
        <>
          <div className="co-replace__buttons">
            {!isUndo && (
              <button type="button" className="co-button" onClick={onUndo}>
                Undo
              </button>
            )}
            <button type="button" className="co-button" data-kind="accent" onClick={onPublish}>
              Publish…
            </button>
          </div>
          <details>
            <summary>Changed</summary>
            <ul>
              {changed.slice(0, NAMED).map(({ path, title }) => (
                <li key={path}>
                  <a href={`/editor.html${encodeURI(path)}.html`}>{title}</a> <small>{path}</small>
                </li>
              ))}
              {changed.length > NAMED && <li>and {changed.length - NAMED} more</li>}
            </ul>
          </details>
        </>
      )}
      {kept.length > 0 && (
        <>
          <h3>Not changed: {pages(kept.length)}</h3>
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
