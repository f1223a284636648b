import { useState, type ReactNode } from 'react';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { FilterForm, type FilterFormProps } from './FilterForm';
import { FilterSheet } from './FilterSheet';
import { useList, useNumber } from '../list-context';
import { Count } from '../results/Count';

/**
 * The filters beside the results; on narrow screens a button that opens them over the page, without scripts a link to them, and
 * beside it the number of results: this line stays in view.
 */
export function FilterPanel({ id, isPlain }: Pick<FilterFormProps, 'id' | 'isPlain'>): ReactNode {
  const { chosen, texts } = useList();
  const number = useNumber();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="cmp-filterlist__opener">
        <button
          type="button"
          className="cmp-filterlist__open"
          aria-haspopup="dialog"
          data-needs-script
          onClick={() => setOpen(true)}
        >
          {chosen.length > 0 ? fill(texts.openFiltersChosen, number(chosen.length)) : texts.openFilters}
        </button>
        <a className="cmp-filterlist__to-form" href={`#${id}`}>
          {texts.toFilters}
        </a>
        <p className="cmp-filterlist__shown">
          <Count />
        </p>
      </div>
      <div className="cmp-filterlist__panel" role="group" aria-label={texts.filters}>
        <FilterForm id={id} isPlain={isPlain} onSend={() => {}} />
      </div>
      {isOpen && <FilterSheet id={`${id}-sheet`} isPlain={false} onClose={() => setOpen(false)} />}
    </>
  );
}
