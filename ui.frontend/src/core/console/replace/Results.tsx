import { useState, type ReactNode } from 'react';
import { FoundPageGroup } from './FoundPageGroup';
import { TickBox } from './TickBox';
import { keysOf, replaceable, withTicks, type Unticked } from './ticks';
import { matchesIn, MOST, type Search } from './use-search';
import { counted, t } from '../../../../../shared/authoring/language/t';

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
            {t('All that can be replaced ({ticked} of {keys} ticked)', { ticked, keys: keys.length })}
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
            {t('Hide what cannot be replaced')}
          </label>
        )}
        <button
          type="button"
          className="co-button"
          data-kind="accent"
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && onReplace()}
        >
          {replacement === ''
            ? counted(ticked, 'Remove {n} match', 'Remove {n} matches')
            : counted(ticked, 'Replace {n} match', 'Replace {n} matches')}
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
    <nav className="co-replace__pager" aria-label={t('Results')}>
      <button type="button" className="co-button" disabled={from === 0} onClick={() => go(from - SHOWN)}>
        {t('Previous')}
      </button>
      <span>{t('Pages {from} to {to} of {count}', { from: from + 1, to, count })}</span>
      <button type="button" className="co-button" disabled={to === count} onClick={() => go(to)}>
        {t('Next')}
      </button>
    </nav>
  );
}

/** What was found, in a sentence. */
export function foundText({ pages, searched, isBusy, isCut, problem }: Search): string {
  if (problem !== undefined) return '';
  const places = counted(searched, '{n} page or fragment', '{n} pages and fragments');
  if (isBusy) return searched === 0 ? t('Searching…') : t('Searching… {places} so far.', { places });
  if (searched === 0) return '';
  const found = matchesIn(pages);
  if (found === 0) return t('Nothing found in {places}.', { places });
  const all = counted(found, '{n} match on {pages} of {places}.', '{n} matches on {pages} of {places}.', {
    pages: pages.length,
    places,
  });
  return isCut
    ? `${all} ${t('There are more than {most}: search a smaller part, or replace these first.', { most: MOST })}`
    : all;
}
