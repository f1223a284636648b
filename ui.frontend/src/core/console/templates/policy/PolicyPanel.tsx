import { useState, type ReactNode } from 'react';
import type { TemplateDetails } from '../../../../../../shared/authoring/template';
import { Field } from '../../dialogs/Field';
import { useTask } from '../../dialogs/use-task';
import { nameOf } from '../../views/Item';
import { policiesFor, type SelectedPart } from '../parts/selected-part';
import { sayChanged } from '../say-changed';
import { assignPolicy, lockPart } from '../templates-http';
import { NewPolicy } from './NewPolicy';
import { PolicyForm } from './PolicyForm';
import { PolicyUses } from './PolicyUses';
import { UnusedPolicies } from './UnusedPolicies';
import type { PolicyDrafts } from './use-policy-drafts';
import { t } from '../../../../../../shared/authoring/language/t';

interface PolicyPanelProps {
  details: TemplateDetails;
  part: SelectedPart;
  drafts: PolicyDrafts;
  isReadOnly: boolean;
  onChanged(): void;
}

/** The policy of a part: which it is, who else uses it, and what it says. */
export function PolicyPanel({ details, part, drafts, isReadOnly, onChanged }: PolicyPanelProps): ReactNode {
  const [isMaking, setMaking] = useState(false);
  const task = useTask();
  const { policies, row, version, components } = details;
  const seen = { template: row.path, version };
  const mapped = { place: part.place, type: part.type };
  const policy = policies.find(({ path }) => path === part.policy);
  const change = (work: () => ReturnType<typeof assignPolicy>, text: string) =>
    task.run(async () => {
      const changed = await work();
      onChanged();
      sayChanged(text, changed, onChanged);
    });
  const choose = (path: string) =>
    change(
      () => assignPolicy(seen, mapped, path || null),
      path ? t('The part has another policy.') : t('The part has no policy.'),
    );
  const { around } = part;
  const isPart = part.type === '';
  const core =
    components.find(({ resourceType }) => resourceType === part.resourceType)?.core ??
    (part.place === '' && isPart ? 'page' : undefined);
  return (
    <section className="co-tpl__panel" aria-label={t('Policy of {title}', { title: part.title })}>
      <h2>{isPart ? part.title : t('{title} in {title2}', { title: part.title, title2: around.title })}</h2>
      <p className="co-note">{`${part.resourceType}${part.place ? `, ${part.place}` : ''}`}</p>
      {isPart && part.isContainer && (
        <label className="co-check">
          <input
            type="checkbox"
            checked={around.isUnlocked}
            disabled={isReadOnly}
            onChange={() =>
              change(
                () => lockPart(seen, part.place, !around.isUnlocked),
                around.isUnlocked
                  ? t('Locked. What pages have in it stays.')
                  : t('Opened. Each page has its own content there.'),
              )
            }
          />
          {t('Open to authors: each page has its own content here')}
        </label>
      )}
      <div className="co-tpl__choice">
        <Field label={t('Policy')}>
          {(attributes) => (
            <select
              {...attributes}
              disabled={isReadOnly}
              value={part.policy ?? ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('No policy')}</option>
              {part.policy !== undefined && !policy && (
                <option value={part.policy}>{t('{name} (gone)', { name: nameOf(part.policy) })}</option>
              )}
              {policiesFor(policies, part).map(({ path, values }) => (
                <option key={path} value={path}>
                  {values.title || nameOf(path)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!isReadOnly && (
          <button type="button" className="co-button" onClick={() => setMaking(true)}>
            {t('New policy')}
          </button>
        )}
      </div>
      {!isReadOnly && <UnusedPolicies {...{ details, part, onChanged }} />}
      {task.error !== undefined && <p role="alert">{task.error}</p>}
      {!policy && (
        <p className="co-note">{t('Without a policy, components have what is built in, and no styles.')}</p>
      )}
      {policy && (
        <>
          <PolicyUses {...{ policy, details, part }} />
          <PolicyForm
            key={policy.path}
            {...{ policy, components, core, drafts, isReadOnly, onChanged }}
            isContainer={
              part.isContainer ||
              components.some((each) => each.isContainer && each.resourceType === part.resourceType)
            }
          />
        </>
      )}
      {isMaking && (
        <NewPolicy
          {...{ seen, mapped, policy }}
          title={part.title}
          onClose={() => setMaking(false)}
          onDone={(changed) => {
            setMaking(false);
            onChanged();
            sayChanged(t('Made a policy for this part.'), changed, onChanged);
          }}
        />
      )}
    </section>
  );
}
