import { contentOf, isPage, pageProperties } from '../../../../core/exporter/shared/pages';
import { derivedPageOf } from '../../../../core/repository/derived/derived-page-of';
import { sourcesOf } from '../../../../core/repository/derived/sources-of';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import { isFindable } from '../../../../core/server/pages/is-findable';
import type { Site } from '../../../../core/server/pages/sites';
import type { SearchSource } from '../../SearchSource';
import { filesOn } from './asset-documents';

/** A page, and the parts of it that other documents depend on. */
export interface SurveyedPage {
  readonly path: string;
  readonly outward: string;
}

/** By the path of a stored page: the pages generated from it. Undefined if there are too many to name. */
export type Survey = ReadonlyMap<string, readonly SurveyedPage[] | undefined>;

/** Page properties that affect other pages and files. */
const DECIDING = ['jcr:language', 'sling:resourceType', 'cq:template'];

/** Which stored pages the pages of some sites are made of. Generated pages are skipped: there are as many as products. */
export function surveyOf(
  sites: readonly Site[],
  tree: ResourceTree,
  sources: readonly SearchSource[],
): Survey {
  const masters = sources.flatMap((source) => source.masters ?? []);
  const survey = new Map<string, SurveyedPage[] | undefined>();
  const generic = new Set<string>();
  for (const page of sites.flatMap(({ root }) => [...writtenPages(root)])) {
    const surveyed = { path: page.path, outward: outwardOf(page, tree, sources) };
    for (const source of sourcesOf(page)) survey.set(source, [...(survey.get(source) ?? []), surveyed]);
    for (const path of masters.map((name) => pageProperties(page)[name])) {
      const master = typeof path === 'string' ? tree.get(path) : undefined;
      if (master) for (const source of sourcesOf(master)) generic.add(source);
    }
  }
  for (const source of generic) survey.set(source, undefined);
  return survey;
}

/** What documents other than a page's own depend on: its place, what it stands for, the files that it links to. */
export function outwardOf(page: Resource, tree: ResourceTree, sources: readonly SearchSource[]): string {
  const properties = pageProperties(page);
  return JSON.stringify([
    [...DECIDING, ...sources.flatMap(({ deciding = [] }) => deciding)].map((name) => properties[name]),
    contentOf(page)?.children.get('cq:LiveSyncConfig')?.properties,
    isFindable(page),
    [...page.children.keys()],
    filesOn(page, tree).map(({ path }) => path),
  ]);
}

function* writtenPages(page: Resource): Generator<Resource> {
  yield page;
  for (const child of page.children.values()) {
    if (!derivedPageOf(child) && isPage(child)) yield* writtenPages(child);
  }
}
