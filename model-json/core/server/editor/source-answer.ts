import { containingPage, displayTitle } from '../../exporter/shared/pages';
import { sourceOf } from '../../repository/derived/inheritance/source-of';
import { toJson } from '../../repository/node-json';
import type { Asked } from '../sling/Handler';

/** `.source.json`: what a component of a live copy follows, or has left, as the copy would show it. */
export function sourceAnswer({ resource }: Asked): object | undefined {
  const source = sourceOf(resource);
  const page = containingPage(source?.master);
  return (
    source &&
    page && {
      path: source.master.path,
      page: { path: page.path, title: displayTitle(page) ?? page.name },
      node: toJson(source.shown),
    }
  );
}
