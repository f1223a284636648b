import { useEffect, useState, type ReactNode } from 'react';
import type { ReplacementReport } from '../../../../../shared/authoring/found-texts';
import { countText } from '../pages/count-text';
import { when } from '../../../../../shared/dates/when';
import { readReplacements } from './run-replacement';

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
      <summary>Recent replacements ({list.length})</summary>
      <ul>
        {list.map((each) => (
          <li key={each.id}>
            <span>
              <del>{each.text}</del> {each.replacement !== '' && <ins>{each.replacement}</ins>}{' '}
              {countText(each.count, 'match', 'matches')} below {each.path}
              <small>
                {each.by}, {when(each.at)}
                {each.undone && `; taken back by ${each.undone.by}`}
                {each.undone && each.pages.length > 0 && ` except on ${countText(each.pages.length, 'page')}`}
              </small>
            </span>
            {each.pages.length > 0 && (
              <button
                type="button"
                className="co-button"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && onUndo(each)}
              >
                Undo
                <span className="co-hidden">{` replacing “${each.text}” by “${each.replacement}”`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
