import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  TRANSLATION_ADDRESS,
  TRANSLATION_TEXTS_ADDRESS,
  XLIFF_ADDRESS,
} from '../../../../shared/authoring/translation';
import { pagesFrom } from '../../exporter/shared/pages';
import { userNow } from '../accounts/Actor';
import { mayWrite } from '../accounts/rights/may-publish';
import { guardedWrite } from '../assets/api/guard';
import { readJson } from '../assets/api/read-json';
import { editorOf } from '../http/editor-of';
import { HttpError } from '../http/http-error';
import { queryOf } from '../http/query-of';
import { readBytes } from '../http/read-bytes';
import type { Instance } from '../Instance';
import type { CsrfTokens } from '../security/csrf/CsrfTokens';
import { readRoute } from '../sling/read-route';
import { pageTexts, pairsOf, recordOf, sourceOf, translationsOf, valuesAt } from './compare-copies';
import { importXliff } from './import-xliff';
import { placeIn, readablePage } from './language-copies';
import { copyTree } from './copy-tree';
import { draftFrom, makeCopy } from './make-copy';
import { refuseChange } from './refuse-change';
import { textsOf } from './TranslatableText';
import { writeText } from './write-text';
import { xliffOf } from './xliff/write-xliff';
import { t } from '../../../../shared/authoring/language/t';

/** Ten thousand texts are a tenth of it. */
const MAX_BYTES = 20 * 1024 * 1024;

const MOST_PAGES = 2000;

/** What authors ask about the languages of a page, and the files for translators. */
export function translationReads(app: FastifyInstance, instance: Instance): void {
  readRoute(app, TRANSLATION_ADDRESS, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(translationsOf(instance, asked(request, 'path'))),
  );
  readRoute(app, TRANSLATION_TEXTS_ADDRESS, async (request, reply) => {
    const path = sourceOf(instance, asked(request, 'path'));
    return reply
      .header('cache-control', 'no-store')
      .send(pageTexts(instance, path, asked(request, 'language')));
  });
  readRoute(app, XLIFF_ADDRESS, async (request, reply) => {
    const [path, language] = [asked(request, 'path'), asked(request, 'language')];
    const isTree = queryOf(request)['tree'] === 'true';
    const name = `${path.split('/').at(-1)}-${language}.xlf`.replace(/[^\w.-]/g, '');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/xliff+xml; charset=utf-8')
      .send(exported(instance, path, language, isTree));
  });
}

const ofCopy = {
  path: z.string().startsWith('/content/').max(2000),
  language: z.string().min(2).max(10),
};

const command = z.discriminatedUnion('action', [
  /** `create`: make the copy, or add the components it lacks. `mark`: it is translated, as source and copy are now. */
  z.object({ action: z.enum(['create', 'mark']), ...ofCopy }),
  /** The texts go to translators: of all pages below, too, if `tree`. */
  z.object({ action: z.literal('send'), ...ofCopy, tree: z.boolean().default(false) }),
  /** Makes copies of the page and those below, a few at a time. */
  z.object({ action: z.literal('createTree'), ...ofCopy, from: z.number().int().min(0).default(0) }),
  /** A text of the copy, instead of the one that the author has seen. */
  z.object({
    ...{ action: z.literal('write'), ...ofCopy },
    id: z.string().max(2000),
    seen: z.string(),
    text: z.string(),
  }),
]);

/** Commands about copies, and translations that come back. */
export function translationWrites(scope: FastifyInstance, instance: Instance, tokens: CsrfTokens): void {
  scope.post(
    TRANSLATION_ADDRESS,
    guardedWrite(instance, tokens, async (request, reply) => {
      const given = await readJson(request, command);
      const { action, path, language } = given;
      if (action === 'write') {
        await writeText(instance, given, editorOf(request));
        return reply.send(pageTexts(instance, path, language));
      }
      if (action === 'create') {
        await makeCopy(instance, path, language, editorOf(request));
        return reply.code(201).send(translationsOf(instance, path));
      }
      if (action === 'createTree')
        return reply.send(await copyTree(instance, path, language, given.from, editorOf(request)));
      if (action === 'send') await send(instance, path, language, given.tree);
      else await mark(instance, path, language);
      return reply.send(translationsOf(instance, path));
    }),
  );
  scope.post(
    XLIFF_ADDRESS,
    guardedWrite(instance, tokens, async (request, reply) =>
      reply.send(await importXliff(instance, await readText(request), editorOf(request))),
    ),
  );
}

/** Records that a copy says what its source says now. */
async function mark({ repository, translations }: Instance, path: string, language: string): Promise<void> {
  const { place } = placeIn(repository, path, language);
  const copy = place.path;
  refuseChange(repository, copy);
  if (!readablePage(repository, copy))
    throw new HttpError(422, t('There is no page at {copy}; make the language copy first', { copy }));
  const at = new Date().toISOString();
  await translations?.record({ source: path, copy, at, by: userNow(), texts: valuesAt(repository, path) });
}

/** Records that the texts of copies are with translators. Pages without a copy, and copies of others, are left out. */
async function send(instance: Instance, path: string, language: string, isTree: boolean): Promise<void> {
  const { repository, translations } = instance;
  const { page } = placeIn(repository, path, language);
  for (const each of isTree ? [...pagesFrom(page)] : [page]) {
    const copy = placeIn(repository, each.path, language).place.path;
    if (!readablePage(repository, copy)) continue;
    // Of one page it is said why not; of many, those that cannot are skipped.
    if (!isTree) refuseChange(repository, copy);
    else if (!mayWrite(copy)) continue;
    const known = recordOf(instance, each.path, copy) ?? draftFrom(each.path, copy);
    await translations?.record({ ...known, sentAt: new Date().toISOString() });
  }
}

function exported(instance: Instance, path: string, language: string, isTree: boolean): string {
  const { repository } = instance;
  const { page, own, place: target } = placeIn(repository, path, language);
  const pages = isTree ? [...pagesFrom(page)] : [page];
  if (pages.length > MOST_PAGES)
    throw new HttpError(
      422,
      t('These are {pages} pages; export at most {MOST_PAGES} at once, a part of the tree', {
        pages: pages.length,
        MOST_PAGES,
      }),
    );
  return xliffOf(
    pages.map((each) => {
      const { place } = placeIn(repository, each.path, language);
      const pairs = pairsOf(instance, each.path, place);
      const known = recordOf(instance, each.path, place.path);
      const isKnown = known !== undefined && !known.isDraft;
      return {
        path: each.path,
        texts: [...textsOf(repository, each)],
        copy: new Map(pairs.flatMap(({ id, copy }) => (copy === undefined ? [] : [[id, copy] as const]))),
        translated: new Set(isKnown ? pairs.flatMap(({ id, change }) => (change ? [] : [id])) : []),
      };
    }),
    own.language,
    target.language,
  );
}

function asked(request: FastifyRequest, name: 'path' | 'language'): string {
  const value = queryOf(request)[name];
  if (typeof value === 'string' && value !== '') return value;
  const what = name === 'path' ? 'the path of a page' : 'a language of its site, such as de-DE';
  throw new HttpError(400, t('Parameter {name} is missing; send {what}', { name, what }));
}

async function readText(request: FastifyRequest): Promise<string> {
  const tooLarge = t('A file can have at most {value} MB; export fewer pages', {
    value: MAX_BYTES / 1024 / 1024,
  });
  const bytes = await readBytes(request, MAX_BYTES, tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(422, t('The file is not in UTF-8; save it in that encoding'));
  }
}
