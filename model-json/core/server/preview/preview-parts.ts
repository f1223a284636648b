import { isPage } from '../../exporter/shared/pages';
import type { Parts } from '../../repository/composed/composed-tree';
import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import { inlineNode } from '../../repository/files/MemoryNode';
import { parentOf } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';
import type { Rights } from '../../repository/rights/Rights';
import type { Versions } from '../../repository/versions/Versions';
import { referencesOfAll } from '../replicate/references';
import type { PreviewRecord } from './PreviewLink';

/**
 * What a preview shows of authors' content, of what its maker may read: its pages, those that they follow, and the
 * assets, fragments and tags that they use.
 *
 * @param versions for a preview of another day
 */
export function previewParts(
  { path, isTree, day }: PreviewRecord,
  author: ResourceTree,
  rights: Rights,
  versions: Versions | undefined,
): Parts {
  const parts = new Map<string, Resource>();
  const add = (at: string): void => {
    const node = author.get(at);
    const stored = node && storedOf(node);
    if (stored && rights.mayRead(at)) parts.set(at, stored);
  };
  const first = author.get(path);
  const pages = first ? (isTree ? pagesWithin(first) : [first]) : [];
  for (const page of pages) for (const source of sourcesOf(page)) add(source);
  const drafts = [...parts.values()];
  for (const used of referencesOfAll(drafts, author)) add(used.path);
  return day === undefined ? parts : asOn(day, parts, drafts, versions);
}

function pagesWithin(page: Resource): Resource[] {
  const below = [...page.children.values()].filter(isPage);
  return [page, ...below.flatMap(pagesWithin)];
}

/** Pages as in their newest version until a day; one without any is as it is. */
function asOn(day: string, parts: Parts, pages: readonly Resource[], versions: Versions | undefined): Parts {
  const paths = new Set(pages.map((page) => page.path));
  const past = [...(versions?.asOf(Date.parse(day)) ?? [])].flatMap(([content, node]) => {
    const page = parentOf(content);
    return paths.has(page) ? [[page, inlineNode('', node, undefined)] as const] : [];
  });
  return new Map([...parts, ...past]);
}
