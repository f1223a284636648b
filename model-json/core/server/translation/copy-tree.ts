import type { TreeCopies } from '../../../../shared/authoring/translation';
import { pagesFrom } from '../../exporter/shared/pages';
import { storedOf } from '../../repository/derived/stored-of';
import { asHttpError } from '../http/as-http-error';
import type { Instance } from '../Instance';
import { placeIn, readablePage } from './language-copies';
import { makeCopy } from './make-copy';

/** Pages in a step: a second at most, in which others can work. */
const STEP = 10;

/**
 * Makes the language copies of a page and those below it that are missing, the next few of them. Pages that follow others are
 * left out: their copies follow, too. A copy that is there stays as it is.
 *
 * @param from the first page of this step: `next` of the last one
 * @throws HttpError as `placeIn`
 */
export async function copyTree(
  instance: Instance,
  path: string,
  language: string,
  from: number,
  by: string | undefined,
): Promise<TreeCopies> {
  const { repository } = instance;
  const { page } = placeIn(repository, path, language);
  const pages = [...pagesFrom(page)].filter((each) => storedOf(each) !== undefined);
  const made: string[] = [];
  const refused: { path: string; reason: string }[] = [];
  let at = from;
  for (; at < pages.length && made.length + refused.length < STEP; at += 1) {
    const each = pages[at]!.path;
    const copy = placeIn(repository, each, language).place.path;
    if (readablePage(repository, copy)) continue;
    try {
      made.push(await makeCopy(instance, each, language, by));
    } catch (error) {
      const reason = asHttpError(error);
      if (!reason) throw error;
      refused.push({ path: each, reason: reason.message });
    }
  }
  return { total: pages.length, next: at < pages.length ? at : null, made, refused };
}
