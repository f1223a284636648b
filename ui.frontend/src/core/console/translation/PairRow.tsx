import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
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
import type { Draft } from './use-drafts';
import { spoken } from '../../../../../shared/authoring/language/spoken';
import { t } from '../../../../../shared/authoring/language/t';

interface PairRowProps {
  pair: TextPair;
  of: Copied;
  copyPath: string;
  /** Of source and copy. */
  languages: readonly [source: string, copy: string];
  /** Why the copy's text cannot be changed here. */
  refusal: string | undefined;
  /** What was typed and is not saved. */
  typed: Draft | undefined;
  onType(draft: Draft | undefined): void;
  onSaved(): void;
}

/** A text beside its counterpart. What the author has typed stays until it is saved or put back. */
export function PairRow(props: PairRowProps): ReactNode {
  const { pair, of, copyPath, languages, refusal, typed, onType, onSaved } = props;
  const { id, source, copy, before, change, isRich } = pair;
  const row = useRef<HTMLLIElement>(null);
  const task = useTask();
  const path = ['jcr:content', pair.item].filter(Boolean).join('/');
  const title = placeTitle({ ...pair, path: `/${path}`, type: pair.type ?? '' });
  const isChanged = typed !== undefined && typed.text !== copy;
  const isOver = typed !== undefined && !isChanged;
  const drop = useEffectEvent(() => onType(undefined));
  useEffect(() => {
    if (isOver) drop();
  }, [isOver]);
  // Somebody else has written it meanwhile: both are shown.
  const isElsewhere = isChanged && typed.seen !== copy;
  // The button that was pressed goes.
  const focusInput = () => row.current?.querySelector<HTMLElement>('textarea, [role=textbox]')?.focus();
  const reset = () => {
    onType(undefined);
    focusInput();
  };
  const save = () =>
    task.run(async () => {
      if (!typed || copy === undefined) return;
      await writeText(of, { id, seen: typed.seen, text: typed.text }).catch((error: unknown) => {
        onSaved();
        throw error;
      });
      notices.say(t('Saved {title}.', { title }));
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
            <b lang={spoken().language}>{t('When it was translated')}</b>
            <del>
              <Shown html={before} isRich={isRich} />
            </del>
          </div>
        )}
        {before !== undefined && source !== undefined && <b lang={spoken().language}>{t('Now')}</b>}
        {source !== undefined && <Shown html={source} isRich={isRich} />}
      </div>
      <div lang={languages[1]}>
        {copy === undefined ? (
          <p className="co-note" lang={spoken().language}>
            {t('The copy lacks this component.')}
          </p>
        ) : refusal !== undefined ? (
          <>
            <Shown html={copy} isRich={isRich} />
            {pair.refusal !== undefined && <small lang={spoken().language}>{pair.refusal}</small>}
          </>
        ) : (
          <>
            <TextInput
              label={t('{title}, translation', { title })}
              value={typed?.text ?? copy}
              isRich={isRich}
              onChange={(text) => onType({ seen: isChanged ? typed.seen : copy, text })}
            />
            {isElsewhere && (
              <div className="co-translation__before">
                <b lang={spoken().language}>{t('Somebody has changed it meanwhile to')}</b>
                <Shown html={copy} isRich={isRich} />
              </div>
            )}
            {task.error !== undefined && (
              <p role="alert" lang={spoken().language}>
                {task.error}
              </p>
            )}
            {isChanged && (
              <div className="co-translation__buttons" lang={spoken().language}>
                <button
                  type="button"
                  className="co-button"
                  data-kind="accent"
                  aria-disabled={task.isBusy || undefined}
                  onClick={save}
                >
                  <span aria-hidden="true">{t('Save')}</span>
                  <span className="co-hidden">{t('Save {title}', { title })}</span>
                </button>
                {isElsewhere && (
                  <button
                    type="button"
                    className="co-button"
                    onClick={() => onType({ seen: copy, text: typed.text })}
                  >
                    {t('Keep mine')}
                  </button>
                )}
                <button type="button" className="co-button" onClick={reset}>
                  {isElsewhere ? t('Take theirs') : t('Put back')}
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
