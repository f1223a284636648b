import type { ReactNode } from 'react';
import type { FacetOption } from '../../../../../../../shared/search/search-answer';
import { withChoice, withWords } from '../asked';
import type { FacetGroup } from './facet-groups';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList, useNumber } from '../list-context';

/** The values of a facet; several of them are alternatives. */
export function Facet({ facet, seen, folded, isOpen }: FacetGroup): ReactNode {
  const { answer, texts } = useList();
  const number = useNumber();
  return (
    <fieldset className="cmp-filterlist__facet">
      <legend className="cmp-filterlist__legend">{answer.facetTitles?.[facet] ?? facet}</legend>
      {seen.map((option) => (
        <Option key={option.value} facet={facet} option={option} />
      ))}
      {folded.length > 0 && (
        <details className="cmp-filterlist__more" open={isOpen}>
          <summary className="cmp-filterlist__all">
            {fill(texts.showAll, number(seen.length + folded.length))}
          </summary>
          {folded.map((option) => (
            <Option key={option.value} facet={facet} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

/** One value. Values derived from the words are selected too; deselecting one removes its words. */
function Option({ facet, option }: { facet: string; option: FacetOption }): ReactNode {
  const { asked, answer, choose } = useList();
  const number = useNumber();
  const { value, title, count, level } = option;
  const chip = answer.chips.find((each) => 'facet' in each && each.facet === facet && each.value === value);
  const isChosen = asked.filters[facet]?.includes(value) ?? false;
  const isUnderstood = chip !== undefined && asked.q === answer.asked.q;
  return (
    <label className="cmp-filterlist__option" data-level={level || undefined}>
      <input
        type="checkbox"
        name={facet}
        value={value}
        checked={isChosen || isUnderstood}
        disabled={count === 0 && !isChosen && !isUnderstood}
        onChange={({ target }) => {
          const changed = withChoice(asked, facet, value, target.checked);
          choose(isUnderstood && !target.checked ? withWords(changed, chip.q) : changed);
        }}
      />
      <span className="cmp-filterlist__value">
        {title}
        {'\u00a0'}
        <span className="cmp-filterlist__number">{number(count)}</span>
      </span>
    </label>
  );
}
