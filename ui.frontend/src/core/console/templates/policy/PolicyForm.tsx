import type { ReactNode } from 'react';
import type { KnownComponent, Policy, PolicyValues } from '../../../../../../shared/authoring/template';
import { Field } from '../../dialogs/Field';
import { useTask } from '../../dialogs/use-task';
import { useSaveKey } from '../../shell/use-save-key';
import { sayChanged } from '../say-changed';
import { savePolicy } from '../templates-http';
import { AllowedComponents } from './AllowedComponents';
import { faultIn, tidied } from './fault-in';
import { RichTextFields } from './RichTextFields';
import { SettingFields } from './SettingFields';
import { StyleGroups } from './StyleGroups';
import type { PolicyDrafts } from './use-policy-drafts';
import { t } from '../../../../../../shared/authoring/language/t';

interface PolicyFormProps {
  policy: Policy;
  components: readonly KnownComponent[];
  core: string | undefined;
  isContainer: boolean;
  drafts: PolicyDrafts;
  isReadOnly: boolean;
  onChanged(): void;
}

/** What a policy says. It is saved as a whole; what is typed stays until then. */
export function PolicyForm(props: PolicyFormProps): ReactNode {
  const { policy, components, core, isContainer, drafts, isReadOnly, onChanged } = props;
  const task = useTask();
  const draft = drafts.of(policy.path);
  const values = draft?.values ?? policy.values;
  const isOutdated = draft !== undefined && draft.version !== policy.version;
  const fault = draft && faultIn(values, core);
  const change = (changed: Partial<PolicyValues>) =>
    drafts.keep(policy, { version: draft?.version ?? policy.version, values: { ...values, ...changed } });
  const save = async () => {
    if (!draft || fault !== undefined || isOutdated) return;
    try {
      const changed = await savePolicy(policy.path, draft.version, tidied(values));
      drafts.drop(policy.path);
      sayChanged(
        t('Saved the policy “{title}”. Authors have it at once.', { title: values.title }),
        changed,
        onChanged,
      );
    } finally {
      // After a refusal as well: somebody may have changed it.
      onChanged();
    }
  };
  useSaveKey(() => task.run(save));
  return (
    <form
      className="co-tpl__form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(save);
      }}
    >
      <fieldset disabled={isReadOnly}>
        <legend className="co-hidden">{t('Policy')}</legend>
        <div className="co-fields">
          <Field label={t('Title')} fault={values.title.trim() === '' ? t('Enter a title.') : undefined}>
            {(attributes) => (
              <input
                {...attributes}
                value={values.title}
                maxLength={120}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
          <Field label={t('Description')}>
            {(attributes) => (
              <input
                {...attributes}
                value={values.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
        </div>
        {isContainer && (
          <AllowedComponents
            chosen={values.components}
            components={components}
            onChange={(chosen) => change({ components: chosen })}
          />
        )}
        <StyleGroups groups={values.styleGroups} defaultClasses={values.defaultClasses} onChange={change} />
        {(core === 'text' || values.richText !== null || policy.values.richText !== null) && (
          <RichTextFields chosen={values.richText} onChange={(richText) => change({ richText })} />
        )}
        <SettingFields
          {...{ core }}
          settings={values.settings}
          stored={policy.values.settings}
          onChange={(settings) => change({ settings })}
        />
      </fieldset>
      {!isReadOnly && (
        <div className="co-tpl__save" data-unsaved={draft !== undefined || undefined}>
          {isOutdated && (
            <div role="alert" className="co-tpl__conflict">
              <p>
                {t(
                  'Somebody has changed this policy since you began. Saving yours replaces what they changed.',
                )}
              </p>
              <div className="co-buttons">
                <button
                  type="button"
                  className="co-button"
                  onClick={() => drafts.keep(policy, { version: policy.version, values })}
                >
                  {t('Keep mine')}
                </button>
                <button type="button" className="co-button" onClick={() => drafts.drop(policy.path)}>
                  {t('Show theirs')}
                </button>
              </div>
            </div>
          )}
          {task.error !== undefined && !isOutdated && <p role="alert">{task.error}</p>}
          {fault !== undefined && <p role="alert">{fault}</p>}
          <div className="co-buttons">
            <button
              type="submit"
              className="co-button"
              data-kind="accent"
              aria-disabled={!draft || fault !== undefined || isOutdated || task.isBusy || undefined}
            >
              {task.isBusy ? t('One moment…') : t('Save')}
            </button>
            <button
              type="button"
              className="co-button"
              aria-disabled={!draft || undefined}
              onClick={() => drafts.drop(policy.path)}
            >
              {t('Discard')}
            </button>
            <span className="co-note" role="status">
              {draft ? t('Not saved yet') : ''}
            </span>
          </div>
        </div>
      )}
    </form>
  );
}
