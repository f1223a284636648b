import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { touchPages } from '../sling-post/touch-pages';
import { textsAt } from './compare-copies';
import { placeIn, readablePage } from './language-copies';
import { refuseChange } from './refuse-change';
import { inheritedBy, setText } from './set-text';
import { t } from '../../../../shared/authoring/language/t';

export interface WrittenText {
  /** Path of the source. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  readonly id: string;
  /** The copy's text as the author has seen it. */
  readonly seen: string;
  readonly text: string;
}

/**
 * Writes a text of a language copy. Whether the copy is translated is said elsewhere.
 *
 * @throws HttpError 404, 422 as `placeIn`; 409 if the text is another one by now; 422 if the copy lacks it, or it would be empty
 * or is inherited; as `refuseChange`
 */
export async function writeText(
  { repository }: Instance,
  { path, language, id, seen, text }: WrittenText,
  by: string | undefined,
): Promise<void> {
  const { place } = placeIn(repository, path, language);
  const copy = place.path;
  refuseChange(repository, copy);
  const page = readablePage(repository, copy);
  if (!page)
    throw new HttpError(422, t('There is no page at {copy}; make the language copy first', { copy }));
  const there = textsAt(repository, copy).get(id);
  if (!there)
    throw new HttpError(
      422,
      t('{copy} has no text {id}; add what the copy lacks, then write it', { copy, id }),
    );
  if (there.value !== seen)
    throw new HttpError(
      409,
      t('Somebody has changed this text meanwhile; look at it, then save yours again'),
    );
  const inherited = inheritedBy(repository, page, there);
  if (inherited !== undefined) throw new HttpError(422, inherited);
  if (text.trim() === '')
    throw new HttpError(422, t('The text is empty; write the translation, or remove it on the page'));
  const expected = [{ path: copy, version: repository.versionOf(copy) ?? null }];
  await repository.change(
    (draft) => {
      setText(draft, copy, there, text);
      touchPages(draft, new Date());
    },
    { expected, ...(by !== undefined && { by }) },
  );
}
