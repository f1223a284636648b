import type { ReactNode } from 'react';
import { withWords } from '../asked';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList } from '../list-context';

/** The service's remarks on the query: a spelling correction, a dropped condition, no results. */
export function Notices(): ReactNode {
  const { answer, chosen, texts, addressOf } = useList();
  const { suggestion, relaxed, items, asked, problem } = answer;
  const isNothing = answer.total === 0 && !relaxed && items.length === 0;
  const link = (q: string, words: string) => (
    <a href={addressOf(withWords(asked, q))} rel="nofollow">
      {words}
    </a>
  );
  return (
    <>
      {problem && <p className="cmp-filterlist__notice">{fill(texts.unreadable, problem.parameter ?? '')}</p>}
      {suggestion !== undefined && (
        <p className="cmp-filterlist__hint">
          {texts.didYouMean} <strong>{link(suggestion, suggestion)}</strong>?
        </p>
      )}
      {relaxed && (
        <div className="cmp-filterlist__notice">
          <p>{fill(texts.nothingMeets, relaxed.without)}</p>
          <p>{link(relaxed.q, fill(texts.searchWithout, relaxed.without))}</p>
        </div>
      )}
      {isNothing && (
        <div className="cmp-filterlist__notice">
          <p>
            <strong>{asked.q ? fill(texts.nothingFound, asked.q) : texts.nothingChosen}</strong>
          </p>
          <p>{chosen.length > 0 ? texts.advice : texts.adviceWords}</p>
        </div>
      )}
    </>
  );
}
