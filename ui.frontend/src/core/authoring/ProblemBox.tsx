import { useEffect, type ReactNode } from 'react';
import type { Problem } from '../document/Problem';

const told = new Set<string>();

/**
 * Replaces content that cannot be shown: authors see a box with its name and the reason, and the console gets one line.
 */
export function ProblemBox({ problem, inEditor }: { problem: Problem; inEditor: boolean }): ReactNode {
  const { kind, item, message } = problem;
  useEffect(() => {
    const line = `${item}: ${message}`;
    if (told.has(line)) return;
    told.add(line);
    console.error(line);
  }, [item, message]);
  if (!inEditor) return null;
  return (
    <div className="authoring-problem" role="note" data-problem={kind}>
      <strong>{item.slice(item.lastIndexOf('/') + 1)}</strong>
      <span> {message}</span>
    </div>
  );
}
