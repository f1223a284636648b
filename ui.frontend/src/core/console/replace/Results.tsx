import { useState, type ReactNode } from 'react';
import { countText } from '../pages/count-text';
import { FoundPageGroup } from './FoundPageGroup';
import { TickBox } from './TickBox';
import { keysOf, replaceable, withTicks, type Unticked } from './ticks';
import { matchesIn, MOST, type Search } from './use-search';

/** Groups that are shown at once. */
const SHOWN = 25;

interface ResultsProps {
  search: Search;
  replacement: string;
  unticked: Unticked;
  isReplacing: boolean;
  onUntick(unticked: Unticked): void;
  onReplace(): void;
}

/** All matches by page, a page of them at a time, and the button that replaces those that are ticked. */
export function Results(props: ResultsProps): ReactNode {
  const { search, replacement, unticked, isReplacing, onUntick, onReplace } = props;
  const [from, setFrom] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  const { pages, isBusy } = search;
  const shown = isNarrow ? replaceable(pages) : pages;
  const keys = keysOf(pages);
  const ticked = keys.filter((key) => !unticked.has(key)).length;
  const onTick = (some: readonly string[], isTicked: boolean) =>
    onUntick(withTicks(unticked, some, isTicked));
  if (pages.length === 0) return null;
  const isReady = ticked > 0 && !isBusy && !isReplacing;
  return (
    <>
      <div className="co-replace__bar co-sticky">
        {keys.length > 0 && (
          <TickBox {...{ keys, unticked, onTick }}>
            {`All that can be replaced (${number(ticked)} of ${number(keys.length)} ticked)`}
          </TickBox>
        )}
        {keys.length > 0 && keys.length < matchesIn(pages) && (
          <label className="co-replace__tick">
            <input
              type="checkbox"
              checked={isNarrow}
              onChange={({ target }) => {
                setNarrow(target.checked);
                setFrom(0);
              }}
            />
            Hide what cannot be replaced
          </label>
        )}
        <button
          type="button"
          className="co-button"
          data-kind="accent"
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && onReplace()}
        >
          {replacement === '' ? 'Remove' : 'Replace'} {countText(ticked, 'match', 'matches')}
        </button>
      </div>
      {shown.slice(from, from + SHOWN).map((page) => (
        <FoundPageGroup key={page.path} {...{ page, replacement, unticked, onTick }} />
      ))}
      {shown.length > SHOWN && <Pager {...{ from, count: shown.length }} onGo={setFrom} />}
    </>
  );
}

function Pager({ from, count, onGo }: { from: number; count: number; onGo(from: number): void }): ReactNode {
  const to = Math.min(from + SHOWN, count);
  const go = (next: number) => {
    onGo(next);
    document.querySelector('.co-replace')?.scrollTo({ top: 0 });
  };
  return (
    <nav className="co-replace__pager" aria-label="Results">
      <button type="button" className="co-button" disabled={from === 0} onClick={() => go(from - SHOWN)}>
        Previous
      </button>
      <span>{`Pages ${from + 1} to ${to} of ${count.toLocaleString('en-GB')}`}</span>
      <button type="button" className="co-button" disabled={to === count} onClick={() => go(to)}>
        Next
      </button>
    </nav>
  );
}

/** What was found, in a sentence. */
export function foundText({ pages, searched, isBusy, isCut, problem }: Search): string {
  if (problem !== undefined) return '';
  const places = `${number(searched)} ${searched === 1 ? 'page or fragment' : 'pages and fragments'}`;
  if (isBusy) return searched === 0 ? 'Searching…' : `Searching… ${places} so far.`;
  if (searched === 0) return '';
  const found = matchesIn(pages);
  if (found === 0) return `Nothing found in ${places}.`;
  const all = `${number(found)} ${found === 1 ? 'match' : 'matches'} on ${number(pages.length)} of ${places}`;
  return isCut
    ? `${all}. There are more than ${number(MOST)}: search a smaller part, or replace these first.`
    : `${all}.`;
}

const number = (count: number): string => count.toLocaleString('en-GB');
