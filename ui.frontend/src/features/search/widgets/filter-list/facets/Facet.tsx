import type { ReactNode } from 'react';
import { afterPaint } from '../../../../../core/kit/after-paint';
import type { FacetOption } from '../../../../../../../shared/search/search-answer';
import { withChoice, withWords } from '../asked';
import type { FacetGroup } from './facet-groups';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList, useNumber } from '../list-context';

/** The values of a facet; several of them are alternatives. */
export function Facet({ facet, seen, folded, isOpen }: FacetGroup): ReactNode {
  const { answer, texts } = useList();
  const number = useNumber();
  const draw = (option: FacetOption) => <Option key={option.value} facet={facet} option={option} />;
  return (
    <fieldset className="cmp-filterlist__facet">
      <legend className="cmp-filterlist__legend">{answer.facetTitles?.[facet] ?? facet}</legend>
      {seen.map(draw)}
      {folded.length > 0 && (
        <details className="cmp-filterlist__more" open={isOpen}>
          <summary className="cmp-filterlist__all">
            {fill(texts.showAll, number(seen.length + folded.length))}
          </summary>
          {folded.map(draw)}
        </details>
      )}
    </fieldset>
  );
}

/**
 * One value. Values derived from the words are selected too; deselecting one removes its words. The browser itself marks the
 * box, so that a touch is answered before the whole list is drawn again.
 */
function Option({ facet, option }: { facet: string; option: FacetOption }): ReactNode {
  const { asked, answer, choose } = useList();
  const number = useNumber();
  const { value, title, count, level } = option;
  const chip = answer.chips.find((each) => 'facet' in each && each.facet === facet && each.value === value);
  const isUnderstood = chip !== undefined && asked.q === answer.asked.q;
  const isChosen = isUnderstood || (asked.filters[facet]?.includes(value) ?? false);
  return (
    <label className="cmp-filterlist__option" data-level={level || undefined}>
      <input
        ref={(box) => {
          if (box) box.checked = isChosen;
        }}
        type="checkbox"
        name={facet}
        value={value}
        defaultChecked={isChosen}
        disabled={!count && !isChosen}
        onChange={({ target: { checked } }) =>
          afterPaint(() =>
            choose((newest) =>
              withChoice(
                isUnderstood && !checked ? withWords(newest, chip.q) : newest,
                facet,
                value,
                checked,
              ),
            ),
          )
        }
      />
      <span className="cmp-filterlist__value">
        {title}
        {'\u00a0'}
        <span className="cmp-filterlist__number">{number(count)}</span>
      </span>
    </label>
  );
}
