import type { ReactNode } from 'react';
import { useCards } from '../card-context';
import { MOST_COMPARED, MOST_LINES } from './kept';
import { useWords } from '../../words';

/**
 * The number of chosen products and links to them, at the bottom of the window. The server does not know them: the script
 * shows the bar.
 */
export function ChoosingBar(): ReactNode {
  const { choosing } = useCards();
  const messages = useWords();
  if (!choosing?.compare && !choosing?.quote) return null;
  return (
    <aside className="choosing" aria-label={messages.yourChoice} hidden>
      <p className="choosing__status" role="status" />
      {choosing.compare && (
        <a
          className="choosing__link"
          href={choosing.compare}
          data-choosing="compare"
          data-added={messages.inComparisonNow('{0}', String(MOST_COMPARED))}
          data-removed={messages.outOfComparison('{0}')}
          data-full={messages.comparisonFull(String(MOST_COMPARED))}
          hidden
        >
          {messages.compare} <span className="choosing__count" />
        </a>
      )}
      {choosing.quote && (
        <a
          className="choosing__link"
          href={choosing.quote}
          data-choosing="list"
          data-added={messages.onListNow('{0}')}
          data-removed={messages.offList('{0}')}
          data-full={messages.listFull(String(MOST_LINES))}
          hidden
        >
          {messages.quoteList} <span className="choosing__count" />
        </a>
      )}
    </aside>
  );
}
