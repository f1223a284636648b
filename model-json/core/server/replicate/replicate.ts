import { byDepth } from '../../repository/path';
import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import { InheritedError } from '../../repository/errors';
import type { Repository } from '../../repository/Repository';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { binaryOf } from '../http/binary';
import { HttpError } from '../http/http-error';
import { storedDate } from '../sling-post/Post';
import type { NewEntry, Step } from './Entry';
import { refuseExpired } from './expired';
import { hasFileBeside, isPublishable, nodeOf, publishedWithin } from './published';
import { referencesOf } from './references';
import { settingsOf } from './plan/settings-of';
import type { Replication } from './Replication';
import { isInLaunches } from '../../../../shared/addresses/launches';
import { required } from '../../../../shared/checked/required';
import { t } from '../../../../shared/authoring/language/t';

export interface Wanted {
  readonly paths: readonly string[];
  /** Whether to also publish unpublished content that the pages need. */
  readonly withReferences?: boolean;
  /** The author of the change. */
  readonly by?: string | undefined;
  /** The account it is done with. @default that of the request */
  readonly user?: string | undefined;
}

export interface Replicated {
  /** Pages that are now published or unpublished. */
  readonly paths: readonly string[];
  /** Unpublished assets and fragments that the pages reference. */
  readonly missing: readonly string[];
  /** The number that undoes an unpublication. */
  readonly undo?: number;
}

/**
 * Publishes the current version of pages, without their child pages: all of them or none. Of a live copy it publishes
 * the stored part; the rest is inherited on publish as it is here.
 *
 * @throws HttpError 404 for a path without a page or asset, 409 if the parent page, or one that it follows, is not
 * published
 * @throws InheritedError for a page without own content: it is published with the one that it follows
 */
export async function activate(replication: Replication, wanted: Wanted): Promise<Replicated> {
  const { author, publish } = replication.trees;
  let missing: readonly string[] = [];
  const { noted } = await replication.submit(() => {
    const pages = wanted.paths.map((path) => publishable(author, path));
    for (const page of pages) if (!storedOf(page)) throw new InheritedError(page.path, masterOf(page));
    const needs = unique([
      ...pages.flatMap((page) => referencesOf(page, author)),
      ...settingsOf(pages, author),
    ]).filter(({ path }) => !publish.get(path) && !wanted.paths.includes(path));
    missing = wanted.withReferences ? [] : needs.map(({ path }) => path);
    const needed = unique(needs.flatMap((page) => [...pagesAbove(page, publish), page]));
    const along = wanted.withReferences ? needed.flatMap((page) => storedPages(page, author, publish)) : [];
    const all = unique([...along, ...pages]).sort(byDepth);
    refuseExpired(all);
    for (const page of all) refuseOrphan(page, all, publish);
    return { ...activation(all.map(putting), author, publish, wanted.by), ...userOf(wanted) };
  });
  return { paths: noted, missing };
}

/** Unpublishes pages and everything below them. A page that authors have deleted may still be published. */
export async function deactivate(replication: Replication, wanted: Wanted): Promise<Replicated> {
  const { paths, by } = wanted;
  const { author, publish } = replication.trees;
  const entry = await replication.submit(() => {
    for (const path of paths) publishable(publish.get(path) ? publish : author, path);
    const gone = unique(paths.flatMap((path) => publishedWithin(publish, path)));
    return {
      action: 'Deactivate',
      at: storedDate(new Date()),
      ...userOf(wanted),
      ...(by !== undefined && { by }),
      steps: paths.map((path) => ({ remove: path })),
      noted: gone.map(({ path }) => path),
      undo: gone.map(putting),
    };
  });
  return { paths: entry.noted, missing: [], undo: entry.id };
}

/**
 * Undoes an unpublication: publishes everything it removed, unchanged.
 *
 * @throws HttpError 404 if it does not exist, or no longer; 409 if the parent page is not published
 */
export async function restore(replication: Replication, id: number, by?: string): Promise<Replicated> {
  const { author, publish } = replication.trees;
  const taken = await replication.takeable(id);
  const undo = taken?.undo;
  if (!taken || !undo) throw new HttpError(404, t('This can no longer be undone; publish the pages instead'));
  const { noted } = await replication.submit(() => {
    const steps = undo.filter((step) => 'put' in step && !isStored(publish.get(step.put)));
    if (steps.length === 0) throw new HttpError(409, t('These pages are already published again'));
    return { ...activation(steps, author, publish, by), isUndo: true };
  });
  await replication.forget(taken);
  return { paths: noted, missing: [] };
}

/** An entry that publishes pages, parents first. Skips what author no longer has. */
function activation(
  steps: readonly Step[],
  author: Repository,
  publish: Repository,
  by: string | undefined,
): NewEntry {
  const paths = steps.flatMap((step) => ('put' in step ? [step.put] : []));
  const there = paths.filter((path) => author.get(path));
  const lost = there.find((path) => hasFileBeside(author.get(path)) && !binaryOf(publish.get(path)));
  if (lost !== undefined)
    throw new HttpError(409, t('The file of {lost} is missing on publish; copy it there first', { lost }));
  return {
    action: 'Activate',
    at: storedDate(new Date()),
    ...(by !== undefined && { by }),
    steps,
    noted: there,
  };
}

const userOf = ({ user }: Wanted): Pick<NewEntry, 'user'> => (user === undefined ? {} : { user });

const isStored = (page: Resource | undefined) => page !== undefined && storedOf(page) !== undefined;

const putting = (page: Resource): Step => ({ put: page.path, node: nodeOf(page) });

function publishable(tree: ResourceTree, path: string): Resource {
  const page = tree.get(path);
  if (!page || !isPublishable(page))
    throw new HttpError(404, t('There is no page or asset at {path} to publish', { path }));
  if (isInLaunches(path))
    throw new HttpError(409, t('{path} is part of a release; publish the release', { path }));
  return page;
}

const masterOf = (page: Resource): string =>
  required(
    [...sourcesOf(page)].find((path) => path !== page.path),
    `The page that ${page.path} follows`,
  );

/** The page itself, and unpublished pages that it follows, without which it would be incomplete. */
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

/** The pages around an unpublished fragment. */
function pagesAbove({ parent }: Resource, publish: Repository): Resource[] {
  if (!parent || publish.get(parent.path)) return [];
  const above = pagesAbove(parent, publish);
  return parent.properties['jcr:primaryType'] === 'cq:Page' ? [...above, parent] : above;
}

const unique = (pages: readonly Resource[]) => [...new Map(pages.map((page) => [page.path, page])).values()];
