import type { TemplateChanged } from '../../../../shared/authoring/template';
import { HttpError } from '../http/http-error';
import { typeOfPolicy } from './change-policies';
import { changeNodes, type Seen, type TemplateChange } from './change-templates';
import { usesIn } from './policy-places';
import { templatesIn } from './template-nodes';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Deletes a policy that no template uses. Visitors lose it when the policies of the site are published.
 *
 * @throws HttpError 404 if it is no policy, 409 if a template uses it
 */
export function deletePolicy(change: TemplateChange, seen: Seen): Promise<TemplateChanged> {
  const { path } = seen;
  const { repository } = change;
  typeOfPolicy(path, repository);
  const uses = usesIn(templatesIn(repository)).get(path) ?? [];
  if (uses.length > 0) {
    const titles = [...new Set(uses.map(({ title }) => `“${title}”`))];
    throw new HttpError(
      409,
      t('{titles} use this policy; give their parts another one first', { titles: titles.join(', ') }),
    );
  }
  return changeNodes(change, { seen: [seen], touched: [path], path }, (draft) => draft.remove(path));
}
