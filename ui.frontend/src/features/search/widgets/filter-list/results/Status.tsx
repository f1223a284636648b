import { useEffect, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../../../core/kit/VisuallyHidden';
import { useList, useNumber } from '../list-context';
import { resultCount } from './result-count';

/** Somebody who chooses three filters in a row hears the last count, ms. */
const quiet = 700;

/** Says to screen readers how many results there are now: the count and nothing else, politely, when it has come to rest. */
export function Status(): ReactNode {
  const { answer, texts } = useList();
  const number = useNumber();
  const [words, setWords] = useState('');
  const first = useRef(answer);
  const count = resultCount(answer.relaxed?.total ?? answer.total, texts, number);
  useEffect(() => {
    // What the page came with is read with the page.
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
