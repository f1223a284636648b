import { useRef, useState, type ReactNode } from 'react';
import { editorItemAddress } from '../../../../../shared/addresses/editor-item';
import type { TextPair } from '../../../../../shared/authoring/translation';
import { RichText } from '../../kit/html/Html';
import { sanitise } from '../../kit/html/SafeHtml';
import { useTask } from '../dialogs/use-task';
import { notices } from '../notices/Notices';
import { placeTitle } from '../replace/field-title';
import { CHANGES } from './copy-texts';
import { TextInput } from './TextInput';
import { writeText, type Copied } from './translation-http';

interface PairRowProps {
  pair: TextPair;
  of: Copied;
  copyPath: string;
  /** Of source and copy. */
  languages: readonly [source: string, copy: string];
  /** Why the copy's text cannot be changed here. */
  refusal: string | undefined;
  onSaved(): void;
}

/** A text beside its counterpart. What the author has typed stays until it is saved or put back. */
export function PairRow({ pair, of, copyPath, languages, refusal, onSaved }: PairRowProps): ReactNode {
  const { id, source, copy, before, change, isRich } = pair;
  const [typed, setTyped] = useState<{ seen: string; text: string }>();
  const row = useRef<HTMLLIElement>(null);
  const task = useTask();
  const path = ['jcr:content', pair.item].filter(Boolean).join('/');
  const title = placeTitle({ ...pair, path: `/${path}`, type: pair.type ?? '' });
  const isChanged = typed !== undefined && typed.text !== copy;
  // Somebody else has written it meanwhile: both are shown.
  const isElsewhere = isChanged && typed.seen !== copy;
  // The button that was pressed goes.
  const focusInput = () => row.current?.querySelector<HTMLElement>('textarea, [role=textbox]')?.focus();
  const reset = () => {
    setTyped(undefined);
    focusInput();
  };
  const save = () =>
    task.run(async () => {
      if (!typed || copy === undefined) return;
      await writeText(of, { id, seen: typed.seen, text: typed.text }).catch((error: unknown) => {
        onSaved();
        throw error;
      });
      notices.say(`Saved ${title}.`);
      onSaved();
      focusInput();
    });
  return (
    <li ref={row} className="co-translation__pair" data-change={change} aria-label={title}>
      <h3>
        <a href={editorItemAddress({ path: `${copyPath}/${path}`, field: pair.field })}>{title}</a>
        {change && <span className="co-translation__change">{CHANGES[change]}</span>}
      </h3>
      <div lang={languages[0]}>
        {before !== undefined && (
          <div className="co-translation__before">
            <b lang="en">When it was translated</b>
            <del>
              <Shown html={before} isRich={isRich} />
            </del>
          </div>
        )}
        {before !== undefined && source !== undefined && <b lang="en">Now</b>}
        {source !== undefined && <Shown html={source} isRich={isRich} />}
      </div>
      <div lang={languages[1]}>
        {copy === undefined ? (
          <p className="co-note" lang="en">
            The copy lacks this component.
          </p>
        ) : refusal !== undefined ? (
          <>
            <Shown html={copy} isRich={isRich} />
            {pair.refusal !== undefined && <small lang="en">{pair.refusal}</small>}
          </>
        ) : (
          <>
            <TextInput
              label={`${title}, translation`}
              value={typed?.text ?? copy}
              isRich={isRich}
              onChange={(text) => setTyped({ seen: isChanged ? typed.seen : copy, text })}
            />
            {isElsewhere && (
              <div className="co-translation__before">
                <b lang="en">Somebody has changed it meanwhile to</b>
                <Shown html={copy} isRich={isRich} />
              </div>
            )}
            {task.error !== undefined && (
              <p role="alert" lang="en">
                {task.error}
              </p>
            )}
            {isChanged && (
              <div className="co-translation__buttons" lang="en">
                <button
                  type="button"
                  className="co-button"
                  data-kind="accent"
                  aria-disabled={task.isBusy || undefined}
                  onClick={save}
                >
                  Save<span className="co-hidden">{` ${title}`}</span>
                </button>
                {isElsewhere && (
                  <button
                    type="button"
                    className="co-button"
                    onClick={() => setTyped({ seen: copy, text: typed.text })}
                  >
                    Keep mine
                  </button>
                )}
                <button type="button" className="co-button" onClick={reset}>
                  {isElsewhere ? 'Take theirs' : 'Put back'}
                </button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const Shown = ({ html, isRich }: { html: string; isRich: boolean }): ReactNode =>
  isRich ? (
    <RichText html={sanitise(html)} className="co-translation__text" />
  ) : (
    <p className="co-translation__text">{html}</p>
  );
