import type { FieldTexts } from '../config/field-config';
import type { Make } from './Make';

export interface FieldViewProps {
  /** Of the component; prefix of the ids of its parts. */
  id: string;
  /** The form's action, with `?q=`. */
  action: string;
  texts: Pick<FieldTexts, 'label' | 'placeholder' | 'search' | 'clear' | 'suggestions' | 'forget'>;
  /** The current query. */
  value?: string | undefined;
}

/** A field with a button: a plain form that leads to the results; `suggestField` adds suggestions. */
export function fieldView<N>(make: Make<N>, { id, action, texts, value }: FieldViewProps): N {
  const inputId = `${id}-q`;
  return make(
    'form',
    { className: 'search-field', role: 'search', method: 'get', action, 'aria-label': texts.label },
    make('label', { className: 'search-field__label', htmlFor: inputId }, texts.label),
    make(
      'div',
      { className: 'search-field__box' },
      make('span', { className: 'search-field__icon', 'aria-hidden': 'true' }),
      make('input', {
        className: 'search-field__input',
        id: inputId,
        type: 'search',
        name: 'q',
        defaultValue: value,
        placeholder: texts.placeholder,
        autoComplete: 'off',
        autoCapitalize: 'off',
        spellCheck: 'false',
        enterKeyHint: 'search',
        maxLength: 200,
      }),
      make('button', {
        type: 'button',
        className: 'search-field__clear',
        'aria-label': texts.clear,
        'data-needs-script': true,
        hidden: !value,
      }),
      make('button', { type: 'submit', className: 'search-field__submit' }, texts.search),
    ),
    make(
      'div',
      { className: 'search-field__panel', hidden: true },
      make('div', {
        className: 'search-field__list',
        id: `${id}-list`,
        role: 'listbox',
        'aria-label': texts.suggestions,
      }),
      make('button', { type: 'button', className: 'search-field__forget', hidden: true }, texts.forget),
    ),
    make('p', { className: 'search-field__status', role: 'status' }),
  );
}
