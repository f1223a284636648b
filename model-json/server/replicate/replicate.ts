import type { Draft } from '../../repository/Draft';
import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import { InheritedError } from '../../repository/errors';
import { toJson, type NodeJson } from '../../repository/node-json';
import { parentOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { binaryOf } from '../binary';
import { HttpError } from '../http-error';
import { storedDate, USER } from '../sling-post/Post';
import { referencesOf } from './references';

export type Command = 'Activate' | 'Deactivate';

export interface Replication {
  readonly author: Repository;
  readonly publish: Repository;
  readonly paths: readonly string[];
  /** Whether to publish along what the pages need and visitors do not have yet. */
  readonly withReferences: boolean;
  /** Whose change it is. */
  readonly by?: string;
}

export interface Replicated {
  /** What visitors see from now on, or no more. */
  readonly paths: readonly string[];
  /** Assets and fragments that the pages name and visitors do not have. */
  readonly missing: readonly string[];
}

/**
 * Brings pages as they are now to publish, without their child pages: all of them or none. Of a page that follows another it
 * brings what is stored; the rest follows on publish as it does here.
 *
 * @throws HttpError 404 for a path without a page or asset, 409 when the page above, or one that it follows, is not published
 * @throws InheritedError for a page that only follows: it is published with the one that it follows
 */
export async function activate(replication: Replication): Promise<Replicated> {
  const { author, publish, paths, withReferences } = replication;
  const pages = paths.map((path) => publishable(author, path));
  for (const page of pages) if (!storedOf(page)) throw new InheritedError(page.path, masterOf(page));
  const missing = unique(pages.flatMap((page) => referencesOf(page, author))).filter(
    ({ path }) => !publish.get(path),
  );
  const needed = unique(missing.flatMap((page) => [...pagesAbove(page, publish), page]));
  const along = withReferences ? needed.flatMap((page) => storedPages(page, author, publish)) : [];
  const all = unique([...along, ...pages]).sort((a, b) => depthOf(a) - depthOf(b));
  const lost = all.find((page) => binaryOf(page) && !binaryOf(publish.get(page.path)));
  if (lost) throw new HttpError(409, `The file of ${lost.path} is not on publish; bring it there first`);
  for (const page of all) refuseOrphan(page, all, publish);
  await publish.change((draft) => all.forEach((page) => put(draft, page, author)), { asStored: true });
  await note(
    replication,
    all.map(({ path }) => path),
    'Activate',
  );
  return {
    paths: all.map(({ path }) => path),
    missing: withReferences ? [] : missing.map(({ path }) => path),
  };
}

/** Takes pages and all below them from publish. A page that authors have deleted may still be there. */
export async function deactivate(replication: Replication): Promise<Replicated> {
  const { author, publish, paths } = replication;
  for (const path of paths) publishable(publish.get(path) ? publish : author, path);
  const gone = paths.flatMap((path) => pagesWithin(publish.get(path)));
  await publish.change((draft) => {
    for (const path of paths) if (draft.has(path)) draft.remove(path);
  });
  await note(replication, gone, 'Deactivate');
  return { paths: gone, missing: [] };
}

function publishable(tree: ResourceTree, path: string): Resource {
  const page = tree.get(path);
  const type = page?.properties['jcr:primaryType'];
  if (!page || (type !== 'cq:Page' && type !== 'dam:Asset'))
    throw new HttpError(404, `There is no page or asset at ${path} to publish`);
  return page;
}

const masterOf = (page: Resource): string => [...sourcesOf(page)].find((path) => path !== page.path)!;

/** The page itself, and the pages that it follows where visitors do not have them: without these it would be half a page. */
const storedPages = (page: Resource, author: Repository, publish: Repository): Resource[] =>
  [...sourcesOf(page)]
    .filter((path) => path === page.path || !publish.get(path))
    .flatMap((path) => author.get(path) ?? []);

function refuseOrphan(page: Resource, all: readonly Resource[], publish: Repository): void {
  const isThere = (path: string) =>
    publish.get(path) !== undefined || all.some((other) => other.path === path);
  const missing = [...sourcesOf(page)].find((path) => !isThere(path));
  if (missing !== undefined)
    throw new HttpError(409, `${page.path} follows ${missing}, which is not published; publish that first`);
}

/** Puts what is stored of a page in the place of its last publication; its child pages stay as they are. */
function put(draft: Draft, page: Resource, author: Repository): void {
  const { path } = page;
  const { properties, children } = storedOf(page)!;
  makeFolders(draft, page);
  const content = contentOf(page, children.get('jcr:content'));
  const json: NodeJson = { ...properties, ...(content && { 'jcr:content': content }) };
  const before = draft.properties(path);
  if (!before) draft.create(path, json);
  else {
    for (const name of Object.keys({ ...before, ...properties }))
      if (before[name] !== properties[name]) draft.setProperty(path, name, properties[name]);
    if (draft.has(`${path}/jcr:content`)) draft.remove(`${path}/jcr:content`);
    if (content) draft.create(`${path}/jcr:content`, content);
  }
  keepInStep(draft, author, path);
  keepInStep(draft, author, parentOf(path));
}

/** As JSON; where its bytes are, says the folder they are in. */
function contentOf(page: Resource, content: Resource | undefined): NodeJson | undefined {
  if (!content) return undefined;
  const json = toJson(content);
  if (binaryOf(page)) delete json['renditions'];
  return json;
}

/** Folders come along; a page above has to be there. */
function makeFolders(draft: Draft, { parent }: Resource): void {
  if (!parent || draft.has(parent.path)) return;
  if (parent.properties['jcr:primaryType'] === 'cq:Page')
    throw new HttpError(409, `${parent.path} is not published; publish it first, then what is below it`);
  makeFolders(draft, parent);
  draft.create(parent.path, { ...parent.properties });
}

/** Gives children on publish the order that they have on author. */
function keepInStep(draft: Draft, author: Repository, path: string): void {
  const is = draft.childNames(path);
  const wanted = author
    .list(path)
    .map(({ name }) => name)
    .filter((name) => is.includes(name));
  const others = is.filter((name) => !wanted.includes(name));
  const target = [...wanted, ...others];
  if (target.every((name, i) => name === is[i])) return;
  target.forEach((name) => draft.order(`${path}/${name}`, undefined));
}

/** Says on author's pages what was done with them when, without making them newer than what was published. */
async function note({ author, by }: Replication, paths: readonly string[], action: Command): Promise<void> {
  const date = storedDate(new Date());
  await author.change(
    (draft) => {
      for (const path of paths) {
        const content = `${path}/jcr:content`;
        if (!draft.has(content)) continue;
        draft.setProperty(content, 'cq:lastReplicated', date);
        draft.setProperty(content, 'cq:lastReplicationAction', action);
        draft.setProperty(content, 'cq:lastReplicatedBy', USER);
      }
    },
    { ...(by !== undefined && { by }) },
  );
}

/** The pages around a fragment that visitors do not have yet. */
function pagesAbove({ parent }: Resource, publish: Repository): Resource[] {
  if (!parent || publish.get(parent.path)) return [];
  const above = pagesAbove(parent, publish);
  return parent.properties['jcr:primaryType'] === 'cq:Page' ? [...above, parent] : above;
}

function pagesWithin(page: Resource | undefined): string[] {
  if (!page) return [];
  const below = [...page.children.values()].filter(({ name }) => name !== 'jcr:content');
  return [page.path, ...below.flatMap(pagesWithin)];
}

const depthOf = ({ path }: Resource) => path.split('/').length;
const unique = (pages: readonly Resource[]) => [...new Map(pages.map((page) => [page.path, page])).values()];
