import { isPage, pageProperties } from '../../../exporter/shared/pages';
import { text } from '../../../exporter/shared/properties';
import { withoutExtension } from '../../../repository/path';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import type { LinkState } from '../../../../../shared/authoring/link-report';
import type { Instance } from '../../Instance';
import { isFormerAddress } from '../../relocate/former-addresses';
import { draftOf } from '../drawing/draw';

/** Where a link leads. */
export interface Judged {
  readonly state: LinkState | 'fine' | 'external';
  /** The path that it leads to, or should lead to; undefined if there is none. */
  readonly target?: string;
}

const FINE: Judged = { state: 'fine' };

/**
 * Judges a link on a page.
 *
 * @param href a path below `/content`, a short address, `#anchor`, or an absolute address
 */
export function judgeLink(href: string, page: Resource, instance: Instance): Judged {
  if (/^https?:\/\//i.test(href)) return { state: 'external' };
  const { path, anchor } = partsOf(href);
  if (path === '')
    return anchor === '' || hasAnchor(page, anchor, instance)
      ? FINE
      : { state: 'no-anchor', target: page.path };
  if (!path.startsWith('/') || /^\/(?:bin|etc|libs|etc\.clientlibs)\b/.test(path)) return FINE;
  const { repository, publish } = instance;
  const target = placesOf(path, instance)
    .map((place) => resourceAt(repository, place))
    .find(Boolean);
  if (!target) {
    const moved = instance.vanityPaths().get(withoutExtension(path))?.page;
    if (moved === undefined) return { state: 'missing' };
    // Short addresses that authors gave a page are meant to be used.
    return isFormerAddress(path) ? { state: 'moved', target: moved } : FINE;
  }
  if (!isPage(target)) return FINE;
  const redirect = text(pageProperties(target), 'cq:redirectTarget');
  if (publish && !isPage(publish.get(target.path))) return { state: 'unpublished', target: target.path };
  if (redirect) return { state: 'redirected', target: redirect };
  if (anchor !== '' && !hasAnchor(target, anchor, instance))
    return { state: 'no-anchor', target: target.path };
  return FINE;
}

function partsOf(href: string): { path: string; anchor: string } {
  const [address = '', anchor = ''] = href.split('#');
  return { path: withoutSlash(decoded(address.split('?')[0] ?? '')), anchor: decoded(anchor) };
}

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a path can mean: a short address is one below the root of a site. */
const placesOf = (path: string, { urls }: Instance): string[] =>
  path.startsWith('/content/')
    ? [path]
    : urls()
        .candidates('')
        .map((root) => root + path);

/** Names of assets contain dots; addresses of pages have selectors and an extension. */
const resourceAt = (tree: ResourceTree, path: string): Resource | undefined =>
  tree.get(path) ?? tree.get(withoutExtension(path)) ?? tree.get(withoutSelectors(path));

/** Without all that follows the first dot of the last segment. */
function withoutSelectors(path: string): string {
  const dot = path.indexOf('.', path.lastIndexOf('/'));
  return dot < 0 ? path : path.slice(0, dot);
}

const hasAnchor = (page: Resource, anchor: string, instance: Instance): boolean =>
  draftOf(instance, page)?.drawn.ids.has(anchor) ?? true;
