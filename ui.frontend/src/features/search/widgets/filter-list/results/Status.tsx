import { useEffect, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../../../core/kit/VisuallyHidden';
import { useList, useNumber } from '../list-context';
import { resultCount } from './result-count';

/** After several quick choices only the last count is announced, ms. */
const quiet = 700;

/** Announces the number of results to screen readers: politely, debounced, and nothing else. */
export function Status(): ReactNode {
  const { answer, texts } = useList();
  const number = useNumber();
  const [words, setWords] = useState('');
  const first = useRef(answer);
  const count = resultCount(answer.relaxed?.total ?? answer.total, texts, number);
  useEffect(() => {
    // The initial count is read with the page.
    if (answer === first.current) return undefined;
    const timer = setTimeout(() => setWords(count), quiet);
    return () => clearTimeout(timer);
  }, [answer, count]);
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}
