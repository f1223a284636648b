import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LanguageCopy, PageTexts, PageTranslations } from '../../../../../shared/authoring/translation';
import { useTask } from '../dialogs/use-task';
import { notices } from '../notices/Notices';
import { States } from '../views/States';
import { languageTitle } from '../shared-with-editor/language-title';
import { copyStates, translatedText } from './copy-texts';
import { PairRow } from './PairRow';
import { changeCopy, readTexts } from './translation-http';
import type { AllDrafts } from './use-drafts';
import { useRead } from '../http/use-read';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface SideBySideProps {
  known: PageTranslations;
  copy: LanguageCopy;
  drafts: AllDrafts;
  onChanged(): void;
  onBack(): void;
}

/** The texts of a page beside those of a copy, which can be written here. */
export function SideBySide({ known, copy, drafts, onChanged, onBack }: SideBySideProps): ReactNode {
  const { source } = known;
  const { language, refusal } = copy;
  const of = { path: source, language };
  const [turn, setTurn] = useState(0);
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const typed = drafts.of(copy.path);
  // A row in which somebody writes does not go when it is saved.
  const [worked, setWorked] = useState<ReadonlySet<string>>(new Set(typed.keys()));
  const filter = () => {
    setOnlyChanged(!isOnlyChanged);
    setWorked(new Set(typed.keys()));
  };
  const { value: texts, problem } = useRead(`${source} ${language}`, turn, () => readTexts(of));
  const task = useTask();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reload = () => {
    setTurn((last) => last + 1);
    onChanged();
  };
  const change = (action: 'create' | 'mark', done: string) =>
    task.run(async () => {
      await changeCopy(action, of);
      notices.say(done);
      reload();
    });
  const name = languageTitle(language);
  const changed = texts?.pairs.filter(({ change: what }) => what) ?? [];
  const shown = texts?.pairs.filter(({ id, change: what }) => !isOnlyChanged || what || worked.has(id));
  const button = (title: string, kind: 'accent' | undefined, run: () => void) => (
    <button
      type="button"
      className="co-button"
      data-kind={kind}
      aria-disabled={task.isBusy || undefined}
      onClick={run}
    >
      {title}
    </button>
  );
  return (
    <section aria-labelledby="compared">
      <div className="co-translation__head">
        <button type="button" className="co-action" onClick={onBack}>
          {t('All languages')}
        </button>
        <h2 id="compared" ref={heading} tabIndex={-1}>
          {t('{languageTitle} and {name}', { languageTitle: languageTitle(known.language), name })}
        </h2>
        <States states={copyStates(copy)} />
        <small>{translatedText(copy)}</small>
      </div>
      {(refusal ?? problem ?? task.error) !== undefined && (
        <p role="alert">{task.error ?? problem ?? refusal}</p>
      )}
      <div className="co-translation__bar co-sticky">
        <label className="co-check">
          <input type="checkbox" checked={isOnlyChanged} onChange={filter} />
          {t('Only what has changed ({changed})', { changed: changed.length })}
        </label>
        {refusal === undefined &&
          texts &&
          lacksAny(texts) &&
          button(t('Add what the copy lacks'), undefined, () =>
            change('create', t('Added what the copy lacked.')),
          )}
        {refusal === undefined &&
          button(t('Mark as translated'), 'accent', () =>
            change('mark', t('The copy in {name} is up to date with its source.', { name })),
          )}
      </div>
      {shown ? (
        <ol className="co-translation__pairs">
          {shown.map((pair) => (
            <PairRow
              key={pair.id}
              {...{ pair, of }}
              copyPath={copy.path}
              languages={[known.language, language]}
              refusal={refusal ?? pair.refusal}
              typed={typed.get(pair.id)}
              onType={(draft) => {
                drafts.keep(copy.path, pair.id, draft);
                setWorked((last) => new Set(last).add(pair.id));
              }}
              onSaved={reload}
            />
          ))}
        </ol>
      ) : (
        problem === undefined && <p role="status">{t('Loading…')}</p>
      )}
      <p role="status" className="co-hidden">
        {texts &&
          counted(
            texts.pairs.length,
            '{n} text, {changed} of them changed in the source',
            '{n} texts, {changed} of them changed in the source',
            { changed: changed.length },
          )}
      </p>
    </section>
  );
}

const lacksAny = ({ pairs }: PageTexts): boolean => pairs.some(({ copy }) => copy === undefined);
