import { useId, type ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import { useRendering } from '../../../core/kit/rendering';
import type { DocumentListModel } from './DocumentList.model';
import { languageName } from '../../../core/kit/language-name';
import { useWords } from '../words';

/** The search form: words, and one choice each of type, family, language and revision. */
export function DocumentFilters({ action, words, reset, ...facets }: DocumentListModel): ReactNode {
  const messages = useWords();
  const texts = messages.documentList;
  const { language } = useRendering();
  const wordsId = useId();
  const typeName = (type: string) =>
    type === 'catalogue' ? messages.documentSheet.catalogue : (messages.documentTypes[type] ?? type);
  const choices = [
    { name: 'type', label: texts.type, options: facets.type, titleOf: typeName },
    { name: 'family', label: texts.family, options: facets.family },
    {
      name: 'language',
      label: texts.language,
      options: facets.language,
      titleOf: (tag: string) => languageName(tag, language),
    },
    { name: 'revision', label: texts.revision, options: facets.revision },
  ];
  return (
    <form
      className="cmp-documentlist__filters"
      role="search"
      method="get"
      action={action}
      aria-label={texts.filters}
    >
      <div className="cmp-documentlist__field cmp-documentlist__field--words">
        <label className="cmp-documentlist__label" htmlFor={wordsId}>
          {texts.words}
        </label>
        <input
          className="cmp-documentlist__input"
          id={wordsId}
          type="search"
          name="search_query"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {choices.map((choice) => (
        <Choice key={choice.name} {...choice} all={texts.all} />
      ))}
      <div className="cmp-documentlist__actions">
        <button type="submit" className="cmp-documentlist__submit">
          {texts.show}
        </button>
        {reset && (
          <Link className="cmp-documentlist__reset" link={reset}>
            {texts.reset}
          </Link>
        )}
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: DocumentListModel['type'];
  /** The value for no choice. */
  all: string;
  /** The label of a value without a title. */
  titleOf?: (value: string) => string;
}

function Choice({ name, label, options, all, titleOf = (value) => value }: ChoiceProps): ReactNode {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className="cmp-documentlist__field">
      <label className="cmp-documentlist__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="cmp-documentlist__input"
        id={id}
        name={name}
        defaultValue={options.find(({ selected }) => selected)?.value ?? 'all'}
      >
        <option value="all">{all}</option>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title ?? titleOf(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
