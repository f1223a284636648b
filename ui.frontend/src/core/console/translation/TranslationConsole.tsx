import { useState, type FormEvent, type ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { required } from '../../../../../shared/checked/required';
import { ConsoleShell } from '../shell/ConsoleShell';
import { usePlace } from '../shell/use-place';
import { languageTitle } from '../shared-with-editor/language-title';
import { CopyList } from './CopyList';
import { ImportPanel } from './ImportPanel';
import { SideBySide } from './SideBySide';
import { readTranslations } from './translation-http';
import { useDrafts } from './use-drafts';
import { useRead } from '../http/use-read';
import './translation.scss';
import { sentence } from '../../language/sentence';
import { t } from '../../../../../shared/authoring/language/t';

const TRANSLATION = required(
  CONSOLES.find(({ id }) => id === 'translation'),
  'The console of languages',
);

/** The console of translation: a page's language copies, files for translators, and source and copy side by side. */
export default function TranslationConsole(): ReactNode {
  const [{ path, language }, go] = usePlace(TRANSLATION);
  const [turn, setTurn] = useState(0);
  const drafts = useDrafts();
  const isChosen = path !== TRANSLATION.root;
  const { value: known, problem } = useRead(path, turn, async () =>
    isChosen ? readTranslations(path) : undefined,
  );
  const reload = () => setTurn((last) => last + 1);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('path');
    go({ path: String(chosen).replace(/\.html$/, ''), language: undefined });
    reload();
  };
  const copy = known?.copies.find((each) => each.language === language);
  return (
    <ConsoleShell console={TRANSLATION} search={null}>
      <main className="co-translation">
        <h1>{known ? t('Languages of “{title}”', { title: known.title }) : t('Languages')}</h1>
        <form className="co-translation__form" onSubmit={open}>
          <label className="co-field">
            <span className="co-field__label">{t('Page')}</span>
            <input
              key={path}
              name="path"
              defaultValue={path}
              required
              pattern="/content/.+"
              spellCheck={false}
            />
          </label>
          <button type="submit" className="co-button">
            {t('Show')}
          </button>
        </form>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {!isChosen && (
          <p className="co-note">
            {t('Enter the path of a page, or choose “Languages…” of a page under Sites.')}
          </p>
        )}
        {isChosen && !known && problem === undefined && <p role="status">{t('Loading…')}</p>}
        {known && (
          <p className="co-translation__source">
            {sentence('Source: {language}, {path}', {
              language: languageTitle(known.language),
              path: <a href={`/editor.html${encodeURI(known.source)}.html`}>{known.source}</a>,
            })}
          </p>
        )}
        {known && !copy && (
          <>
            <CopyList
              {...{ known, drafts }}
              onChanged={reload}
              onCompare={(tag) => go({ path: known.source, language: tag })}
            />
            <ImportPanel onImported={reload} />
          </>
        )}
        {known && copy && (
          <SideBySide
            key={`${known.source} ${copy.language}`}
            {...{ known, copy, drafts }}
            onChanged={reload}
            onBack={() => go({ language: undefined })}
          />
        )}
      </main>
    </ConsoleShell>
  );
}
