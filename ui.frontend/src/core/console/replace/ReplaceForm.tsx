import { useState, type FormEvent, type ReactNode } from 'react';
import type { Sought } from './use-search';
import { t } from '../../../../../shared/authoring/language/t';

interface ReplaceFormProps {
  path: string;
  /** What the address asks for. */
  text: string;
  replacement: string;
  isBusy: boolean;
  onSearch(sought: Sought): void;
  onReplacement(replacement: string): void;
}

/** What to look for, where, and what comes in its place. */
export function ReplaceForm(props: ReplaceFormProps): ReactNode {
  const { path, text, replacement, isBusy, onSearch, onReplacement } = props;
  const [fault, setFault] = useState<string>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const sought = String(form.get('text'));
    const place = String(form.get('path')).replace(/(?:\.html|\/)$/, '');
    const wrong =
      sought.replaceAll('\u00ad', '') === ''
        ? t('Enter the text to look for.')
        : /^\/content(?:\/|$)/.test(place)
          ? undefined
          : t('Enter the path of a page or folder below /content.');
    setFault(wrong);
    if (wrong !== undefined) return;
    const has = (name: string) => form.has(name);
    onSearch({ path: place, text: sought, matchCase: has('matchCase'), wholeWords: has('wholeWords') });
  };
  return (
    <form className="co-replace__form" onSubmit={search} noValidate>
      <label className="co-field">
        <span className="co-field__label">{t('Find')}</span>
        <input key={text} name="text" defaultValue={text} maxLength={200} autoComplete="off" data-search />
      </label>
      <label className="co-field">
        <span className="co-field__label">{t('Replace with')}</span>
        <input
          value={replacement}
          maxLength={2000}
          autoComplete="off"
          onChange={({ target }) => onReplacement(target.value)}
        />
      </label>
      <label className="co-field co-replace__path">
        <span className="co-field__label">{t('In pages and fragments at and below')}</span>
        <input key={path} name="path" defaultValue={path} spellCheck={false} />
      </label>
      <div className="co-replace__options">
        <label className="co-check">
          <input type="checkbox" name="matchCase" />
          {t('Match case')}
        </label>
        <label className="co-check">
          <input type="checkbox" name="wholeWords" />
          {t('Whole words')}
        </label>
        <button type="submit" className="co-button" data-kind="accent" aria-disabled={isBusy || undefined}>
          {t('Find')}
        </button>
      </div>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </form>
  );
}
