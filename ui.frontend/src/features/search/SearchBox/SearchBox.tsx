import { useId, type ReactNode } from 'react';
import { SearchField, useFieldTexts, usePlaceholder } from '../widgets/shared/view/SearchField';
import type { SearchBoxModel } from './SearchBox.model';

/**
 * Search of the whole site. On wide screens a field; on narrow ones a button that opens the field over the page header: a
 * popover, so that it works before and without scripts. The widget adds suggestions.
 */
export function SearchBox(model: SearchBoxModel): ReactNode {
  const { id, action = '' } = model;
  const ownId = useId();
  const base = id ?? ownId;
  const texts = useFieldTexts(model);
  const placeholder = usePlaceholder('search-box', model, texts);
  const sheetId = `${base}-sheet`;
  return (
    <div className="cmp-searchbox" id={id} {...placeholder}>
      <button
        type="button"
        className="cmp-searchbox__open"
        aria-label={texts.open}
        popoverTarget={sheetId}
        data-native
      />
      <div className="cmp-searchbox__sheet" id={sheetId} popover="auto">
        <SearchField id={base} action={action} texts={texts} />
        <button
          type="button"
          className="cmp-searchbox__close"
          aria-label={texts.close}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          data-native
        />
      </div>
    </div>
  );
}
