import type {
  KeptPage,
  NamedPage,
  Replaced,
  TextSearch,
  TickedText,
} from '../../../../shared/authoring/found-texts';
import type { Draft } from '../../repository/Draft';
import type { Resource, Value } from '../../repository/Resource';
import type { Version } from '../../repository/versions/Version';
import { hasPageVersions } from '../../repository/versions/page-version';
import { versionOfPage } from '../../repository/versions/make-version';
import { userNow } from '../accounts/Actor';
import { HttpError, notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { named, stateOf } from './find-texts';
import { applyTexts } from './apply-texts';
import { refusalOfDocument, refusalOfText } from './refusals';
import {
  noSuchReplacement,
  reportOf,
  type ReplacedPage,
  type ReplacedText,
  type ReplacementPart,
} from './Replacements';
import { seen } from './seen';
import { finderOf } from './text/find-in-text';
import { readText } from './text/read-text';
import { replaceInText } from './text/replace-in-text';
import { textsIn } from '../prose/texts-of';
import { touch } from './touch';
import { phrase, t } from '../../../../shared/authoring/language/t';

/** What an author has ticked in the results. */
export interface Ticked {
  readonly path: string;
  readonly search: TextSearch;
  readonly replacement: string;
  /** Of at most `MOST_PAGES` pages. */
  readonly texts: readonly TickedText[];
  /** The replacement that this goes on with. */
  readonly partOf?: number | undefined;
  /** The editor window, passed to listeners. */
  readonly by?: string | undefined;
}

/** Pages of one change. All others wait for it, so that a site is replaced in several. */
const MOST_PAGES = 100;

/** Why a page keeps its texts. */
class Kept extends Error {
  override readonly name = 'Kept';
}

const CHANGED = phrase('It was changed after the search; search again.');

/**
 * Replaces matches in one change: all that can be changed, a page as a whole or not at all. Each page gets a version
 * first. What was changed meanwhile, locked or inherited is kept.
 *
 * @throws HttpError 400 for too many pages, 404 without the replacement to go on with, 409 if that is another
 */
export async function replaceTexts(instance: Instance, ticked: Ticked): Promise<Replaced> {
  const { repository, versions, replacements } = instance;
  if (!versions || !replacements) throw notFound();
  const { path, search, replacement, by, partOf } = ticked;
  if (partOf !== undefined) refuseOther(instance, partOf, ticked);
  const kept: KeptPage[] = [];
  const documents = byDocument(repository, ticked.texts, kept);
  if (documents.size > MOST_PAGES)
    throw new HttpError(400, `texts: send those of at most ${MOST_PAGES} pages, then the others with the id`);
  const made: Version[] = [];
  const pages: ReplacedPage[] = [];
  let count = 0;
  let record: ReplacementPart | undefined;
  const textsOf = textsIn(repository);
  const now = new Date();
  const change = repository.change(
    (draft) => {
      for (const [document, texts] of documents) {
        try {
          const replaced = pageWith(instance, document, texts, ticked, textsOf, draft);
          if (hasPageVersions(draft, document.path))
            made.push(
              versionOfPage(versions.files, draft, document.path, {
                by: userNow(),
                comment: t('Before “{text}” was replaced by “{replacement}”', {
                  text: search.text,
                  replacement,
                }),
              }),
            );
          applyTexts(draft, document.path, replaced, 'after');
          touch(draft, document.path, now);
          pages.push({ ...named(document), texts: replaced });
          count += texts.reduce((sum, each) => sum + each.matches.length, 0);
        } catch (error) {
          if (!(error instanceof Kept)) throw error;
          kept.push({ ...named(document), reason: error.message });
        }
      }
    },
    {
      ...(by !== undefined && { by }),
      beforeStored: async () => {
        if (pages.length === 0) return;
        await versions.add(made);
        const at = now.toISOString();
        const facts = { ...search, path, replacement, by: userNow(), at, count, pages };
        record = await replacements.add({ ...(partOf !== undefined && { partOf }), ...facts });
      },
    },
  );
  try {
    await versions.unlessRefused(made, change);
  } catch (error) {
    if (record) await replacements.remove(record.id);
    throw error;
  }
  const changed: NamedPage[] = pages.map(({ path: page, title }) => ({ path: page, title }));
  if (!record) return { changed, kept };
  return { changed, kept, replacement: reportOf(replacements.find(partOf ?? record.id)) };
}

/** @throws HttpError 404 without the replacement, 409 if it is another one or was taken back */
function refuseOther(instance: Instance, id: number, { search, replacement }: Ticked): void {
  const parts = seen(instance).find((each) => reportOf(each).id === id);
  if (!parts) throw noSuchReplacement(id);
  const known = reportOf(parts);
  const isSame = known.by === userNow() && known.text === search.text && known.replacement === replacement;
  if (!isSame || known.undone)
    throw new HttpError(409, t('Replacement {id} is another one, or was taken back; send no id', { id }));
}

/** The pages and fragments of texts; those that are gone are kept as they are. */
function byDocument(
  { get }: Pick<Instance['repository'], 'get'>,
  texts: readonly TickedText[],
  kept: KeptPage[],
): Map<Resource, TickedText[]> {
  const groups = new Map<string, TickedText[]>();
  for (const text of texts) {
    const path = /^(.+?)\/jcr:content(?:\/|$)/.exec(text.node)?.[1] ?? text.node;
    groups.set(path, [...(groups.get(path) ?? []), text]);
  }
  const found = new Map<Resource, TickedText[]>();
  for (const [path, group] of groups) {
    const document = get(path);
    if (document) found.set(document, group);
    else kept.push({ path, title: path, reason: t('It is not there any more.') });
  }
  return found;
}

/** @throws Kept if any of its texts cannot be changed as it was ticked */
function pageWith(
  { repository }: Instance,
  document: Resource,
  ticked: readonly TickedText[],
  { search, replacement }: Ticked,
  textsOf: ReturnType<typeof textsIn>,
  draft: Draft,
): ReplacedText[] {
  const refusal = refusalOfDocument(document);
  if (refusal !== undefined) throw new Kept(refusal);
  const prose = new Map([...textsOf(document)].map((each) => [`${each.node.path} ${each.property}`, each]));
  const find = finderOf(search);
  const replaced = new Map<string, ReplacedText>();
  for (const { node, property, index, state, matches } of ticked) {
    const place = `${node} ${property}`;
    const stored = prose.get(place);
    const before = draft.property(node, property);
    if (!stored) throw new Kept(t(CHANGED));
    const inherited = refusalOfText(document, stored.node, property, repository);
    if (inherited !== undefined) throw new Kept(inherited);
    if (before === undefined) throw new Kept(t(CHANGED));
    const value = replaced.get(place)?.after ?? before;
    const source = typeof value === 'object' ? value[index ?? -1] : value;
    if (typeof source !== 'string' || stateOf(source) !== state) throw new Kept(t(CHANGED));
    const readable = readText(source, stored.isRich);
    const spans = find(readable);
    const chosen = matches.map((number) => spans[number]);
    if (chosen.some((span) => span === undefined)) throw new Kept(t(CHANGED));
    const inOrder = spans.filter((span) => chosen.includes(span));
    const text = replaceInText(source, readable, inOrder, replacement, stored.isRich);
    const after: Value = typeof value === 'object' ? value.with(index ?? -1, text) : text;
    replaced.set(place, { node: node.slice(document.path.length + 1), property, before, after });
  }
  return [...replaced.values()];
}
