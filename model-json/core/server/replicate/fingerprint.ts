import { comparable } from '../../repository/drafts/comparable';
import { toJson } from '../../repository/node-json';
import type { Resource } from '../../repository/Resource';
import { isPublishedWhole } from './published';

/** Cached by node, since nodes are immutable: a change replaces the page's node. */
const known = new WeakMap<Resource, string>();

/** A page's own content as text, without its child pages and metadata; empty if there is no page. */
export function fingerprintOf(page: Resource | undefined): string {
  if (!page) return '';
  const made = known.get(page) ?? printed(page);
  known.set(page, made);
  return made;
}

function printed(page: Resource): string {
  // With a template, all that is in it is published.
  if (isPublishedWhole(page)) return comparable(toJson(page));
  const content = page.children.get('jcr:content');
  return comparable({ ...page.properties, ...(content && { 'jcr:content': toJson(content) }) });
}
