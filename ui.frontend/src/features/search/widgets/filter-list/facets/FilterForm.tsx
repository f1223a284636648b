import type { ReactNode, SubmitEvent } from 'react';
import { Facet } from './Facet';
import { facetGroups } from './facet-groups';
import { figureGroups } from './figure-groups';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList, useNumber } from '../list-context';
import { RangeField } from './RangeField';

export interface FilterFormProps {
  id: string;
  /** Whether to submit the form natively, because the service does not answer. */
  isPlain: boolean;
  /** Called on submit if the page is not left. */
  onSend(): void;
}

/** All filters, as a plain form that leads to its own page; with scripts each choice applies immediately. */
export function FilterForm({ id, isPlain, onSend }: FilterFormProps): ReactNode {
  const { answer, config, texts } = useList();
  const number = useNumber();
  const groups = facetGroups(answer.facets, config.facets, config.preset);
  const figures = figureGroups(answer.ranges, config.figures, texts.figureNames);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isPlain) return;
    event.preventDefault();
    onSend();
  };
  const fields = ([figure, range]: (typeof figures.seen)[number]) => (
    <RangeField key={figure} figure={figure} range={range} />
  );
  const drawn = new Set([
    ...groups.map(({ facet }) => facet),
    ...[...figures.seen, ...figures.folded].map(([figure]) => figure),
  ]);
  return (
    <form className="cmp-filterlist__form" id={id} method="get" action={config.action} onSubmit={onSubmit}>
      <Unseen drawn={drawn} />
      {groups.map((group) => (
        <Facet key={group.facet} {...group} />
      ))}
      {figures.seen.map(fields)}
      {figures.folded.length > 0 && (
        <details className="cmp-filterlist__more" open={figures.isOpen}>
          <summary className="cmp-filterlist__all">
            {fill(texts.moreFigures, number(figures.folded.length))}
          </summary>
          {figures.folded.map(fields)}
        </details>
      )}
      <button type="submit" className="cmp-filterlist__submit">
        {texts.applyFilters}
      </button>
    </form>
  );
}

/** Parameters without a field of their own, which the form must send as well. */
function Unseen({ drawn }: { drawn: ReadonlySet<string> }): ReactNode {
  const { addressOf, asked } = useList();
  const query = new URLSearchParams(addressOf({ ...asked, page: 1 }).split('?')[1]);
  return [...query].map(([name, value]) =>
    drawn.has(name.replace(/\.(?:min|max)$/, '')) || name === 'sort' ? null : (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ),
  );
}
