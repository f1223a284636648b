import type { ReleaseConflict } from '../../../../shared/authoring/release';
import { text } from '../../exporter/shared/properties';
import type { NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { hashOf } from '../accounts/store/secrets';
import { publishedWithin } from '../replicate/published';
import { contentAt, contentName } from '../review/ReviewRecord';
import type { Launch, LaunchSource } from './Launch';

/**
 * The name of what is outside a release at the place of one of its pages: the same for the same content, empty if there is
 * nothing. What a release removes goes with all that is below it.
 */
export function liveContent(
  tree: ResourceTree,
  { path, action }: Pick<LaunchSource, 'path' | 'action'>,
): string {
  if (action !== 'remove') return contentAt(tree, path) ?? '';
  const pages = publishedWithin(tree, path);
  return pages.length === 0
    ? ''
    : hashOf(pages.map((page) => `${page.path} ${contentAt(tree, page.path)}`).join('\n'));
}

/** The name of what is at the place of a page once its release is published. */
export function baseAfter(
  { path }: LaunchSource,
  puts: readonly { readonly path: string; readonly node: NodeJson }[],
): string {
  const put = puts.find((each) => each.path === path);
  return put ? contentName(put.node) : '';
}

/** How a page was changed outside the release since it was taken in, or since the release was published; undefined if it was not. */
export function conflictOf(source: LaunchSource, tree: ResourceTree): ReleaseConflict | undefined {
  const now = liveContent(tree, source);
  const known = source.promoted ?? source.base;
  if (now === known) return undefined;
  if (now === '') return { kind: 'gone' };
  return { kind: known === '' ? 'made' : 'changed', ...changeOf(newestIn(tree, source)) };
}

/** The pages of a release that were changed outside it since. */
export const conflictsOf = ({ sources }: Launch, tree: ResourceTree): LaunchSource[] =>
  sources.filter((source) => conflictOf(source, tree) !== undefined);

function newestIn(tree: ResourceTree, { path, action }: LaunchSource): Resource | undefined {
  const page = tree.get(path);
  if (action !== 'remove') return page;
  const timeOf = (each: Resource) => changeOf(each).at ?? '';
  return publishedWithin(tree, path).sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0] ?? page;
}

function changeOf(page: Resource | undefined): Pick<ReleaseConflict, 'by' | 'at'> {
  const properties = page?.children.get('jcr:content')?.properties ?? {};
  const by = text(properties, 'cq:lastModifiedBy');
  const at = text(properties, 'cq:lastModified');
  return { ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
}
