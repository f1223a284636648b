import type { ReactNode } from 'react';
import type { Policy, TemplateDetails } from '../../../../../../shared/authoring/template';
import { useTask } from '../../dialogs/use-task';
import { nameOf } from '../../views/Item';
import { policiesFor, type SelectedPart } from '../parts/selected-part';
import { sayChanged } from '../say-changed';
import { deletePolicy } from '../templates-http';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface UnusedPoliciesProps {
  details: TemplateDetails;
  part: SelectedPart;
  onChanged(): void;
}

const titleOf = ({ path, values }: Policy): string => values.title || nameOf(path);

/** The policies that the part could have and that nothing uses: they can be deleted. */
export function UnusedPolicies({ details, part, onChanged }: UnusedPoliciesProps): ReactNode {
  const task = useTask();
  const unused = policiesFor(details.policies, part).filter(({ uses }) => uses.length === 0);
  if (unused.length === 0) return null;
  const remove = (policy: Policy) =>
    task.run(async () => {
      const changed = await deletePolicy(policy.path, policy.version);
      onChanged();
      sayChanged(t('Deleted the policy “{title}”.', { title: titleOf(policy) }), changed, onChanged);
    });
  return (
    <details className="co-tpl__uses">
      <summary>
        {counted(
          unused.length,
          '{n} policy for this component that nothing uses',
          '{n} policies for this component that nothing uses',
        )}
      </summary>
      <ul>
        {unused.map((policy) => (
          <li key={policy.path}>
            <span>{titleOf(policy)}</span>
            <button
              type="button"
              className="co-action"
              data-destructive
              disabled={task.isBusy}
              aria-label={t('Delete the policy “{title}”', { title: titleOf(policy) })}
              onClick={() => void remove(policy)}
            >
              {t('Delete')}
            </button>
          </li>
        ))}
      </ul>
      {task.error !== undefined && <p role="alert">{task.error}</p>}
    </details>
  );
}
