import type { ImportedPage, XliffFault, XliffReport } from '../../../../shared/authoring/translation';
import { versionOfPage } from '../../repository/versions/make-version';
import type { Version } from '../../repository/versions/Version';
import { userNow } from '../accounts/Actor';
import { asHttpError } from '../http/as-http-error';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { touchPages } from '../sling-post/touch-pages';
import { textsAt } from './compare-copies';
import { placeIn, readablePage } from './language-copies';
import { leadToLanguage } from './lead-to-language';
import { refuseChange } from './refuse-change';
import { nodeOf, setText } from './set-text';
import type { TranslatableText } from './TranslatableText';
import { applyCodes, comparable, wordsOf } from './xliff/apply-codes';
import { htmlOf } from './xliff/html-inlines';
import { readXliff, XliffError, type GivenFile, type GivenUnit, type Xliff } from './xliff/read-xliff';
import { asInlines } from './xliff/write-xliff';
import { t } from '../../../../shared/authoring/language/t';

/** A translated text, and the source that it is of. */
interface Translated {
  readonly text: TranslatableText;
  readonly value: string;
  readonly source: string;
}

/**
 * Imports a translation. Each page gets all of its texts, as one change after a version, or, if one of them is wrong, none.
 * What is wrong is in the report; nothing is published.
 *
 * @throws HttpError 422 if the file cannot be read at all
 */
export async function importXliff(
  instance: Instance,
  xml: string,
  by: string | undefined,
): Promise<XliffReport> {
  const xliff = read(xml);
  const faults = [...xliff.faults];
  const pages: ImportedPage[] = [];
  for (const file of xliff.files) {
    try {
      const found: XliffFault[] = [];
      const isBroken = xliff.faults.some(({ page }) => page === file.page);
      const done = await importPage(instance, xliff, file, { by, isBroken, faults: found });
      faults.push(...found);
      if (done) pages.push(done);
    } catch (error) {
      const message = asHttpError(error)?.message;
      if (message === undefined) throw error;
      faults.push({ page: file.page, message, kind: 'error' });
    }
  }
  return { pages, faults };
}

function read(xml: string): Xliff {
  try {
    return readXliff(xml);
  } catch (error) {
    if (error instanceof XliffError) throw new HttpError(422, error.message, { cause: error });
    throw error;
  }
}

interface Importing {
  readonly by: string | undefined;
  /** Whether something of the page could not be read. */
  readonly isBroken: boolean;
  readonly faults: XliffFault[];
}

async function importPage(
  { repository, versions, translations }: Instance,
  { source: srcLang, target }: Xliff,
  { page, units }: GivenFile,
  { by, isBroken, faults }: Importing,
): Promise<ImportedPage | undefined> {
  const { own, place } = placeIn(repository, page, target);
  if (own.language.toLowerCase() !== srcLang.toLowerCase())
    throw new HttpError(
      422,
      t('{page} is in {language}, but the file says srcLang="{srcLang}"', {
        page,
        language: own.language,
        srcLang,
      }),
    );
  const copy = place.path;
  refuseChange(repository, copy);
  if (!readablePage(repository, copy))
    throw new HttpError(
      422,
      t('There is no page at {copy} yet; make the language copy, then import the file again', { copy }),
    );
  const [sources, copies] = [textsAt(repository, page), textsAt(repository, copy)];
  const lead = leadToLanguage(repository, own, place);
  const found = units.flatMap((unit) => {
    const translated = translatedOf(unit, sources.get(unit.id), faults, page);
    if (!translated) return [];
    const { property } = translated.text;
    const at = nodeOf(copy, translated.text);
    const there = repository.get(at);
    if (there && (translated.text.index === undefined || Array.isArray(there.properties[property])))
      return [{ ...translated, at, value: lead(translated.value) }];
    const message = t('The copy lacks this component; update the language copy, then import the file again.');
    faults.push({ page, unit: unit.id, message, kind: 'error' });
    return [];
  });
  if (isBroken || faults.some(({ kind }) => kind === 'error') || found.length === 0) return undefined;
  const changed = found.filter(({ text, value }) => copies.get(text.id)?.value !== value);
  const made: Version[] = [];
  if (changed.length > 0) {
    const label = t('Before the translation from {language}', { language: own.language });
    const expected = [{ path: copy, version: repository.versionOf(copy) ?? null }];
    const change = repository.change(
      (draft) => {
        if (versions) made.push(versionOfPage(versions.files, draft, copy, { by: userNow(), label }));
        for (const { text, value } of changed) setText(draft, copy, text, value);
        touchPages(draft, new Date());
      },
      {
        expected,
        ...(by !== undefined && { by }),
        beforeStored: async () => versions?.add(made),
      },
    );
    await (versions?.unlessRefused(made, change) ?? change);
  }
  const known = translations?.of(copy);
  const before = known?.source === page ? known.texts : {};
  const kept = Object.entries(before).filter(([id]) => sources.has(id));
  await translations?.record({
    ...{ source: page, copy, at: new Date().toISOString(), by: userNow() },
    texts: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(found.map(({ text, source }) => [text.id, source])),
    },
  });
  return { source: page, copy, texts: found.length, ...(made[0] && { version: made[0].id }) };
}

/** A unit's translation with the markup of its source; undefined if it has none that can be imported, which is told. */
function translatedOf(
  { id, source: given, target }: GivenUnit,
  text: TranslatableText | undefined,
  faults: XliffFault[],
  page: string,
): Translated | undefined {
  const tell = (kind: XliffFault['kind'], message: string): undefined => {
    faults.push({ page, unit: id, message, kind });
  };
  if (!target) return undefined;
  if (!text)
    return tell('warning', t('The source has no such text any more, so its translation is left out.'));
  const source = asInlines(text.value, text.isRich);
  const asValue = (inlines: typeof source) => (text.isRich ? htmlOf(inlines) : wordsOf(inlines));
  let was = text.value;
  if (comparable(source) !== comparable(given)) {
    try {
      was = asValue(applyCodes(source, given));
      tell(
        'warning',
        t('The source was changed after the export; the translation was imported and is marked as stale.'),
      );
    } catch (error) {
      if (!(error instanceof XliffError)) throw error;
      return tell(
        'warning',
        t(
          'The markup of the source was changed after the export; export the page again to translate this text.',
        ),
      );
    }
  }
  try {
    const translated = applyCodes(source, target);
    if (wordsOf(translated).trim() === '')
      throw new XliffError(t('The target is empty; translate it, or set state="initial".'));
    return { text, value: asValue(translated), source: was };
  } catch (error) {
    if (!(error instanceof XliffError)) throw error;
    return tell('error', error.message);
  }
}
