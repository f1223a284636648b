import type { ReactNode } from 'react';
import { withValues } from '../asked';
import { useList, useNumber } from '../list-context';

/**
 * Articles, documents …: one kind at a time, or all. Hidden if the whole site has only one, or the author has chosen
 * one.
 */
export function KindTabs(): ReactNode {
  const { answer, asked, config, texts, addressOf } = useList();
  const number = useNumber();
  const known = answer.facets.kind ?? [];
  if (config.preset.kind || known.length < 2) return null;
  const kinds = known.filter(({ count, selected }) => count > 0 || selected);
  if (kinds.length === 0) return null;
  const chosen = asked.filters.kind ?? [];
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    { value: undefined, title: texts.allKinds, count: all, isCurrent: chosen.length === 0 },
    ...kinds.map(({ value, title, count }) => ({ value, title, count, isCurrent: chosen.includes(value) })),
  ];
  return (
    <nav className="cmp-filterlist__kinds" aria-label={texts.kinds}>
      <ul className="cmp-filterlist__kind-list" role="list">
        {tabs.map(({ value, title, count, isCurrent }) => (
          <li key={value ?? ''}>
            <a
              className="cmp-filterlist__kind"
              href={addressOf(withValues(asked, 'kind', value === undefined ? [] : [value]))}
              aria-current={isCurrent ? 'true' : undefined}
              rel="nofollow"
            >
              {title} <span className="cmp-filterlist__number">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
