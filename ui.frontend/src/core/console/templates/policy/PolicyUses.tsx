import type { ReactNode } from 'react';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import type { Policy, PolicyUse, TemplateDetails } from '../../../../../../shared/authoring/template';
import { pathOfPart, type SelectedPart } from '../parts/selected-part';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface PolicyUsesProps {
  policy: Policy;
  details: TemplateDetails;
  part: SelectedPart;
}

/** Says what else uses a policy: a change of it concerns all of them. */
export function PolicyUses({ policy, details, part }: PolicyUsesProps): ReactNode {
  const others = policy.uses.filter(
    ({ template, place, type }) =>
      template !== details.row.path || place !== part.place || type !== part.type,
  );
  if (others.length === 0) return <p className="co-note">{t('Nothing else uses this policy.')}</p>;
  const templates = new Set(others.map(({ template }) => template)).size;
  return (
    <details className="co-tpl__uses">
      <summary>
        {counted(
          others.length,
          'This policy is used by {n} other, in {templates}: a change concerns all of them',
          'This policy is used by {n} others, in {templates}: a change concerns all of them',
          { templates: counted(templates, '{n} template', '{n} templates') },
        )}
      </summary>
      <ul>
        {others.map((use) => (
          <li key={pathOfPart(use.template, use)}>
            <a href={consoleAddress('templates', pathOfPart(use.template, use))}>{use.title}</a>
            <small>{partText(use)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

const partText = ({ place, type }: PolicyUse): string =>
  type === '' ? place || t('the page') : t('{type} in {place}', { type, place: place || t('the page') });
