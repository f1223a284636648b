import { useEffect, useId, useRef, type ReactNode } from 'react';
import { counted, t } from '../../../../../shared/authoring/language/t';
import type { TreeProgress } from './use-tree-copies';

interface TreeCopiesProps {
  progress: TreeProgress;
  onStop(): void;
}

/** Shows how far the copies of a tree are and, at the end, what was made and what was not. */
export function TreeCopies({ progress, onStop }: TreeCopiesProps): ReactNode {
  const { total, done, made, refused, isRunning, fault } = progress;
  const id = useId();
  const result = useRef<HTMLParagraphElement>(null);
  // What was pressed, Stop or Create, is gone.
  useEffect(() => {
    if (!isRunning) result.current?.focus();
  }, [isRunning]);
  if (isRunning)
    return (
      <div className="co-translation__progress">
        <label htmlFor={id}>
          {total === undefined
            ? t('Making copies…')
            : t('Making copies: {done} of {total} pages', { done, total })}
        </label>
        <progress id={id} max={total ?? 1} value={total === undefined ? undefined : done} />
        <button type="button" className="co-button" onClick={onStop}>
          {t('Stop')}
        </button>
      </div>
    );
  return (
    <div className="co-translation__progress">
      <p ref={result} tabIndex={-1}>
        {counted(made, 'Made {n} copy.', 'Made {n} copies.')}{' '}
        {total !== undefined && done < total && t('Stopped after {done} of {total} pages.', { done, total })}{' '}
        {made > 0 && t('They have the source’s texts and are not published.')}
      </p>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {refused.length > 0 && (
        <details>
          <summary>{counted(refused.length, '{n} page has no copy', '{n} pages have no copy')}</summary>
          <ul>
            {refused.map(({ path, reason }) => (
              <li key={path}>
                {path} <small>{reason}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
