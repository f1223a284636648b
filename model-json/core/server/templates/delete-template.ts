import type { TemplateChanged } from '../../../../shared/authoring/template';
import { actorNow } from '../accounts/Actor';
import { checkMayWrite } from '../accounts/rights/may-publish';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { deleteForAll } from '../replicate/deletion/delete-for-all';
import { changeNodes, type Seen } from './change-templates';
import { pagesByTemplate } from './template-pages';
import { templateAt } from './read-templates';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Deletes a template that no page uses, also for visitors.
 *
 * @throws HttpError 409 if a page uses it, 403 for those who may not read all pages: they cannot know whether one does
 */
export async function deleteTemplate(
  instance: Instance,
  seen: Seen,
  by: string | undefined,
): Promise<TemplateChanged> {
  const { repository, publish } = instance;
  const { path } = templateAt(repository, seen.path);
  checkMayWrite([path]);
  if (actorNow()?.rights.readsAll === false)
    throw new HttpError(
      403,
      t('Only who may read all pages can delete a template, since a page that you cannot see may use it'),
    );
  for (const tree of [repository, ...(publish ? [publish] : [])]) {
    const pages = pagesByTemplate(tree).get(path) ?? [];
    if (pages.length > 0)
      throw new HttpError(
        409,
        pages.length === 1
          ? pages.length > 5
            ? t('A page uses this template: {pages}, …. Disable it instead', {
                pages: pages
                  .slice(0, 5)
                  .map((page) => page.path)
                  .join(', '),
              })
            : t('A page uses this template: {pages}. Disable it instead', {
                pages: pages
                  .slice(0, 5)
                  .map((page) => page.path)
                  .join(', '),
              })
          : pages.length > 5
            ? t('{pages} pages use this template: {pages2}, …. Disable it instead', {
                pages: pages.length,
                pages2: pages
                  .slice(0, 5)
                  .map((page) => page.path)
                  .join(', '),
              })
            : t('{pages} pages use this template: {pages2}. Disable it instead', {
                pages: pages.length,
                pages2: pages
                  .slice(0, 5)
                  .map((page) => page.path)
                  .join(', '),
              }),
      );
  }
  return deleteForAll(instance, { path, by }, (beforeStored) =>
    changeNodes({ repository, by, beforeStored }, { seen: [seen], touched: [path], path }, (draft) =>
      draft.remove(path),
    ),
  );
}
