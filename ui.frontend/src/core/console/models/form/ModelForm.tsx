import { useEffect, useState, type ReactNode } from 'react';
import { APP_TITLE } from '../../../../../../shared/addresses/app';
import { Field } from '../../dialogs/Field';
import { faultText } from '../../http/fault-text';
import { sling } from '../../http/sling';
import { notices } from '../../notices/Notices';
import { useLeaveWarning } from '../../shared-with-editor/use-leave-warning';
import { useSaveKey } from '../../shell/use-save-key';
import { States } from '../../views/States';
import type { ReadModel } from '../model-http';
import { changedText, publicationState, statusState } from '../model-texts';
import { ConflictPanel } from './ConflictPanel';
import { FieldList } from './FieldList';
import { useModelForm } from './use-model-form';
import { WayBack } from './WayBack';
import { counted, t } from '../../../../../../shared/authoring/language/t';

/** A model with its fields, which can be changed and saved as a whole. */
export function ModelForm({ first }: { first: ReadModel }): ReactNode {
  const form = useModelForm(first);
  const { draft, isChanged, isSaving, error, conflict } = form;
  const { title, path, mayWrite, fragments, publication, modified } = form.read.model;
  // What is wrong is said once the author thinks that it is right.
  const [isChecked, setChecked] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useLeaveWarning(isChanged);
  useEffect(() => void (document.title = `${title} | Models | ${APP_TITLE}`), [title]);
  const save = () => {
    if (!mayWrite || !isChanged) return;
    const isRight = form.save();
    setChecked(!isRight);
    if (isRight) return;
    setOpen((last) => new Set([...last, ...form.faults.keys()]));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid]')?.focus());
    notices.fail(t('Some settings are not right yet; they are marked. Nothing was saved.'));
  };
  useSaveKey(save);
  const publish = () =>
    void sling.replicate('Activate', [path], { references: true }).then(
      () => {
        notices.say(t('Published: visitors’ pages show fragments with these fields.'));
        return form.reload();
      },
      (failure: unknown) => notices.fail(faultText(failure)),
    );
  const isTitleMissing = draft.title.trim() === '';
  return (
    <>
      <div className="co-models__bar co-sticky">
        <WayBack />
        <div className="co-models__save">
          <span role="status">{isSaving ? t('Saving…') : isChanged ? t('Not saved') : ''}</span>
          {isChanged && (
            <button type="button" className="co-button" onClick={form.discard}>
              {t('Discard')}
            </button>
          )}
          <button
            type="button"
            className="co-button"
            aria-disabled={isChanged || !mayWrite || publication === 'published' || undefined}
            title={isChanged ? t('Save first.') : undefined}
            onClick={() => !isChanged && mayWrite && publication !== 'published' && publish()}
          >
            {t('Publish')}
          </button>
          <button
            type="button"
            className="co-button"
            data-kind="accent"
            aria-disabled={!isChanged || isSaving || undefined}
            aria-keyshortcuts="Control+s"
            onClick={save}
          >
            {t('Save')}
          </button>
        </div>
      </div>
      <h1>{title}</h1>
      <div className="co-models__known">
        <States states={[statusState(form.read.model.status), publicationState(publication)]} />
        <small>
          {[
            fragments === 0
              ? t('No fragment uses it')
              : counted(fragments, '{n} fragment uses it', '{n} fragments use it'),
            modified && t('Changed {changed}', { changed: changedText({ modified }) }),
            path,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {!mayWrite && <p className="co-note">{t('You may look at this model, and not change it.')}</p>}
      {error !== undefined && (
        <p role="alert" className="co-models__alert">
          {t('{error} What you typed is still here.', { error })}
        </p>
      )}
      {conflict && <ConflictPanel conflict={conflict} onChoose={form.join} />}
      <fieldset className="co-models__form" disabled={!mayWrite}>
        <legend className="co-hidden">{t('About the model')}</legend>
        <div className="co-models__about">
          <Field
            label={t('Title')}
            fault={isTitleMissing ? t('Enter a title: authors choose a model by it.') : undefined}
          >
            {(attributes) => (
              <input
                {...attributes}
                maxLength={200}
                value={draft.title}
                onChange={({ target }) => form.change((last) => ({ ...last, title: target.value }))}
              />
            )}
          </Field>
          <Field label={t('Description')}>
            {(attributes) => (
              <textarea
                {...attributes}
                rows={2}
                value={draft.description}
                onChange={({ target }) => form.change((last) => ({ ...last, description: target.value }))}
              />
            )}
          </Field>
          <label className="co-check">
            <input
              type="checkbox"
              checked={draft.status === 'enabled'}
              onChange={({ target }) =>
                form.change((last) => ({ ...last, status: target.checked ? 'enabled' : 'disabled' }))
              }
            />
            {t('Enabled: new fragments can be made of it')}
          </label>
        </div>
      </fieldset>
      <FieldList {...{ form, isChecked, open }} onOpen={setOpen} />
    </>
  );
}
