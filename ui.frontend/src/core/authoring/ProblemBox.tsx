import { useEffect, type ReactNode } from 'react';
import type { Problem } from '../document/Problem';

const told = new Set<string>();

interface ProblemBoxProps {
  problem: Problem;
  inEditor: boolean;
  /** The component's title, which authors know it by. @default the name of its node alone */
  title?: string;
}

/**
 * Replaces content that cannot be shown: authors see a box with its name and the reason, and the console gets one line.
 */
export function ProblemBox({ problem, inEditor, title = '' }: ProblemBoxProps): ReactNode {
  const { kind, item, message } = problem;
  useEffect(() => {
    const line = `${item}: ${message}`;
    if (told.has(line)) return;
    told.add(line);
    console.error(line);
  }, [item, message]);
  if (!inEditor) return null;
  const name = item.slice(item.lastIndexOf('/') + 1);
  return (
    <div className="authoring-problem" role="note" data-problem={kind}>
      <strong>{title === '' ? name : `${title} (${name})`}</strong>
      <span> {message}</span>
    </div>
  );
}
