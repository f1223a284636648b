import { useEffect, useRef, type ReactNode } from 'react';
import { close as cross } from '../../../../../core/kit/icons/icon-strokes';
import { StrokeIcon } from '../../../../../core/kit/icons/StrokeIcon';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { FilterForm, type FilterFormProps } from './FilterForm';
import { useList, useNumber } from '../list-context';
import { Status } from '../results/Status';

/** The filters over the page, on narrow screens. The native dialog traps and restores the focus. */
export function FilterSheet({
  onClose,
  ...form
}: Omit<FilterFormProps, 'onSend'> & { onClose(): void }): ReactNode {
  const { answer, texts } = useList();
  const number = useNumber();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const { total } = answer;
  return (
    <dialog className="cmp-filterlist__sheet" ref={dialog} aria-label={texts.filters} onClose={onClose}>
      <div className="cmp-filterlist__sheet-head">
        <p className="cmp-filterlist__sheet-title">{texts.filters}</p>
        <button
          type="button"
          className="cmp-filterlist__close"
          aria-label={texts.closeFilters}
          onClick={close}
        >
          <StrokeIcon d={cross} />
        </button>
      </div>
      <div className="cmp-filterlist__sheet-body">
        <FilterForm {...form} onSend={close} />
      </div>
      <div className="cmp-filterlist__sheet-foot">
        <button type="button" className="cmp-filterlist__show" onClick={close}>
          {total === 0
            ? texts.noResults
            : total === 1
              ? texts.showResult
              : fill(texts.showResults, number(total))}
        </button>
      </div>
      <Status />
    </dialog>
  );
}
