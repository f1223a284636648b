import { useEffect, useState, type ReactNode } from 'react';
import type { ReplacementReport } from '../../../../../shared/authoring/found-texts';
import { when } from '../../../../../shared/dates/when';
import { readReplacements } from './run-replacement';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface RecentReplacementsProps {
  /** Read again when it changes. */
  turn: unknown;
  isBusy: boolean;
  onUndo(replacement: ReplacementReport): void;
}

/** The latest replacements, to be taken back. */
export function RecentReplacements({ turn, isBusy, onUndo }: RecentReplacementsProps): ReactNode {
  const [list, setList] = useState<readonly ReplacementReport[]>([]);
  useEffect(() => {
    let isOver = false;
    readReplacements().then(
      (replacements) => isOver || setList(replacements),
      // Searching and replacing do without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [turn]);
  if (list.length === 0) return null;
  return (
    <details className="co-replace__recent">
      <summary>{t('Recent replacements ({list})', { list: list.length })}</summary>
      <ul>
        {list.map((each) => (
          <li key={each.id}>
            <span>
              <del>{each.text}</del> {each.replacement !== '' && <ins>{each.replacement}</ins>}{' '}
              {counted(each.count, '{n} match below {path}', '{n} matches below {path}', { path: each.path })}
              <small>
                {each.by}, {when(each.at)}
                {each.undone && `; ${takenBackText(each.undone.by, each.pages.length)}`}
              </small>
            </span>
            {each.pages.length > 0 && (
              <button
                type="button"
                className="co-button"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && onUndo(each)}
              >
                <span aria-hidden="true">{t('Undo')}</span>
                <span className="co-hidden">
                  {t('Undo replacing “{text}” by “{replacement}”', {
                    text: each.text,
                    replacement: each.replacement,
                  })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const takenBackText = (by: string, kept: number): string =>
  kept === 0
    ? t('taken back by {by}', { by })
    : counted(kept, 'taken back by {by} except on {n} page', 'taken back by {by} except on {n} pages', {
        by,
      });
