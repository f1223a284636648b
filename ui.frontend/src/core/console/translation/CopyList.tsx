import { useState, type ReactNode } from 'react';
import type { LanguageCopy, PageTranslations } from '../../../../../shared/authoring/translation';
import { useTask } from '../dialogs/use-task';
import { notices } from '../notices/Notices';
import { States } from '../views/States';
import { languageTitle } from '../shared-with-editor/language-title';
import { copyStates, translatedText } from './copy-texts';
import { changeCopy, sendCopy, xliffAddress } from './translation-http';
import { TreeCopies } from './TreeCopies';
import { useTreeCopies } from './use-tree-copies';
import type { AllDrafts } from './use-drafts';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface CopyListProps {
  known: PageTranslations;
  drafts: AllDrafts;
  /** Called when a copy was made. */
  onChanged(): void;
  onCompare(language: string): void;
}

/** The language copies of a page, with what can be done with each. */
export function CopyList({ known, drafts, onChanged, onCompare }: CopyListProps): ReactNode {
  const [isTree, setTree] = useState(false);
  const { copies, source } = known;
  if (copies.length === 0)
    return <p className="co-note">{t('The site has no other language, or none that you may see.')}</p>;
  return (
    <section aria-label={t('Language copies')}>
      <label className="co-check">
        <input type="checkbox" checked={isTree} onChange={() => setTree(!isTree)} />
        {t('With the pages below: copies and files for translators')}
      </label>
      <ul className="co-translation__copies">
        {copies.map((copy) => (
          <Copy
            key={copy.path}
            {...{ copy, source, isTree, onChanged, onCompare }}
            unsaved={drafts.of(copy.path).size}
          />
        ))}
      </ul>
    </section>
  );
}

interface CopyProps extends Pick<CopyListProps, 'onChanged' | 'onCompare'> {
  copy: LanguageCopy;
  source: string;
  isTree: boolean;
  /** How many texts were typed and are not saved. */
  unsaved: number;
}

function Copy({ copy, source, isTree, unsaved, onChanged, onCompare }: CopyProps): ReactNode {
  const { path, language, state, refusal } = copy;
  const task = useTask();
  const name = languageTitle(language);
  const of = { path: source, language };
  const send = async () => {
    await sendCopy(of, isTree);
    onChanged();
  };
  const make = () =>
    task.run(async () => {
      await changeCopy('create', of);
      notices.say(t('Made the copy in {name}. It has the source’s texts and is not published.', { name }));
      onChanged();
    });
  const tree = useTreeCopies(of, onChanged);
  const isBusy = task.isBusy || tree.progress?.isRunning === true;
  const waiting =
    unsaved > 0 && counted(unsaved, '{n} text written and not saved', '{n} texts written and not saved');
  const said = [translatedText(copy), waiting, refusal].filter(Boolean).join('. ');
  return (
    <li>
      <div className="co-translation__copy">
        <h2>{name}</h2>
        <States states={copyStates(copy)} />
        <small>{path}</small>
        {said !== '' && <small>{said}</small>}
        {task.error !== undefined && <p role="alert">{task.error}</p>}
        {tree.progress && <TreeCopies progress={tree.progress} onStop={tree.stop} />}
      </div>
      <div className="co-translation__buttons" role="group" aria-label={name}>
        {isTree && refusal === undefined && (
          <button
            type="button"
            className="co-button"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && tree.run()}
          >
            {t('Create missing copies')}
          </button>
        )}
        {state === 'missing' ? (
          refusal === undefined &&
          !isTree && (
            <button type="button" className="co-button" aria-disabled={isBusy || undefined} onClick={make}>
              {t('Create copy')}
            </button>
          )
        ) : (
          <>
            <button type="button" className="co-button" onClick={() => onCompare(language)}>
              {t('Compare')}
            </button>
            <a
              className="co-action"
              href={xliffAddress(of, isTree)}
              download
              onClick={() => refusal === undefined && task.run(send)}
            >
              {t('Export XLIFF')}
            </a>
            <a className="co-action" href={`/editor.html${encodeURI(path)}.html`}>
              {t('Open')}
            </a>
          </>
        )}
      </div>
    </li>
  );
}
