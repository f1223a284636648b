import type { KeptPage, NamedPage, Undone } from '../../../../shared/authoring/found-texts';
import type { Draft } from '../../repository/Draft';
import { userNow } from '../accounts/Actor';
import { HttpError, notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { applyTexts } from './apply-texts';
import { refusalOfDocument } from './refusals';
import { noSuchReplacement, reportOf, type ReplacedPage } from './Replacements';
import { seen } from './seen';
import { touch } from './touch';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Takes a part of a replacement back in one change: the last one, or that before another. Pages whose replaced texts were
 * edited since keep what they have.
 *
 * @param id of the replacement
 * @param before the part that was taken back last (`next` of the last answer)
 * @param by the editor window, passed to listeners
 * @throws HttpError 404 without such a replacement, 409 if nothing of it is left to take back
 */
export async function undoReplacement(
  instance: Instance,
  id: number,
  before?: number,
  by?: string,
): Promise<Undone> {
  const { repository, replacements } = instance;
  if (!replacements) throw notFound();
  const parts = seen(instance).find((each) => reportOf(each).id === id);
  if (!parts) throw noSuchReplacement(id);
  if (parts.every(({ pages }) => pages.length === 0))
    throw new HttpError(409, t('Replacement {id} was taken back already', { id }));
  const part = parts.findLast((each) => before === undefined || each.id < before);
  if (!part) throw new HttpError(400, `next=${before ?? ''}: there is nothing before it; leave it out`);
  const kept: (KeptPage & { readonly page: ReplacedPage })[] = [];
  const changed: NamedPage[] = [];
  const now = new Date();
  await repository.change(
    (draft) => {
      for (const page of part.pages) {
        const { path, title, texts } = page;
        const reason = refusalOf(instance, page, draft);
        if (reason !== undefined) kept.push({ path, title, reason, page });
        else {
          applyTexts(draft, path, texts, 'before');
          touch(draft, path, now);
          changed.push({ path, title });
        }
      }
    },
    by === undefined ? {} : { by },
  );
  if (changed.length > 0)
    await replacements.put({
      ...part,
      pages: kept.map(({ page }) => page),
      undone: { by: userNow(), at: now.toISOString() },
    });
  const hasMore = parts.some((each) => each.id < part.id);
  return {
    replacement: reportOf(replacements.find(id)),
    changed,
    kept: kept.map(({ path, title, reason }) => ({ path, title, reason })),
    ...(hasMore && { next: part.id }),
  };
}

function refusalOf(
  { repository }: Instance,
  { path, texts }: ReplacedPage,
  draft: Draft,
): string | undefined {
  const document = repository.get(path);
  if (!document) return t('It is not there any more.');
  const isAsReplaced = texts.every(
    ({ node, property, after }) =>
      JSON.stringify(draft.property(`${path}/${node}`, property)) === JSON.stringify(after),
  );
  return refusalOfDocument(document) ?? (isAsReplaced ? undefined : t('Its text was edited since.'));
}
