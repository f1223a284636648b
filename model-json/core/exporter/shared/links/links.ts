import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model, Properties } from '../../Exporter';
import { isSafeAddress } from '../../../../../shared/addresses/is-safe-address';
import { encodeReadable } from './map-path';
import { getPage, isPage, pageProperties, vanityPath } from '../pages';
import { flag, text, trimmed } from '../properties';

/** A link as built by LinkManager. */
export interface Link {
  /** Sanitised URL, for models that export a string; undefined makes the link invalid. */
  readonly url: string | undefined;
  /** Mapped URL, for link objects and the data layer. */
  readonly mappedUrl: string | undefined;
  /** The page or asset at the end of the link, after redirects. */
  readonly target: Resource | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}

const NO_ATTRIBUTES: Link['attributes'] = {};
const TARGETS = new Set(['_blank', '_parent', '_top']);
const REDIRECT = 'cq:redirectTarget';

/** Links of one component: `disableShadowing` in its properties or policy stops it from following redirects. */
export interface LinkOwner {
  readonly context: ExportContext;
  readonly shadowingDisabled: boolean;
}

/** The link manager of a component (LinkManagerImpl). */
export function linksOf(resource: Resource, context: ExportContext): LinkOwner {
  const policy = context.policy(resource)?.properties;
  const shadowingDisabled =
    flag(resource.properties, 'disableShadowing') ?? (policy && flag(policy, 'disableShadowing')) ?? false;
  return { context, shadowingDisabled };
}

/**
 * Follows `cq:redirectTarget` (Utils.resolveRedirects). If a chain leaves the tree, the result is its last target as a
 * URL; a loop stops at the page that closes it.
 */
export function resolveRedirects(page: Resource, context: ExportContext): { page?: Resource; url?: string } {
  let current = page;
  for (const seen: string[] = []; ;) {
    const target = text(pageProperties(current), REDIRECT);
    if (!target) return { page: current };
    seen.push(current.path);
    const next = getPage(context.tree, target);
    if (!next) return { url: target };
    if (seen.includes(next.path)) return { page: next };
    current = next;
  }
}

const isAsset = (resource: Resource | undefined) => resource?.properties['jcr:primaryType'] === 'dam:Asset';

/** A link to a page, an asset or any URL. */
export function linkTo(
  url: string | undefined,
  owner: LinkOwner,
  attributes: Link['attributes'] = NO_ATTRIBUTES,
): Link {
  const { context } = owner;
  if (!url) return { url: undefined, mappedUrl: undefined, target: undefined, attributes };
  const resource = url.startsWith('/') ? context.tree.get(url) : undefined;
  let target = isAsset(resource) ? resource : undefined;
  let path = url;
  if (isPage(resource)) {
    const end = owner.shadowingDisabled ? { page: resource } : resolveRedirects(resource, context);
    target = end.page ?? resource;
    path = end.url ?? `${target.path}.html`;
  }
  const decoded = decode(path);
  // XSSAPI.getValidHref returns an empty string for scripts.
  if (!isSafeAddress(decoded)) return { url: undefined, mappedUrl: undefined, target: undefined, attributes };
  return { url: sanitise(decoded, context), mappedUrl: mapped(decoded, context), target, attributes };
}

/** The link in a resource's properties (`linkURL`, `linkTarget`, …). */
export function linkFrom(properties: Properties, owner: LinkOwner, name = 'linkURL'): Link {
  return linkTo(text(properties, name), owner, linkAttributes(properties));
}

function linkAttributes(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {};
  const target = text(properties, 'linkTarget');
  const label = trimmed(text(properties, 'linkAccessibilityLabel'));
  const title = trimmed(text(properties, 'linkTitleAttribute'));
  if (target && TARGETS.has(target)) attributes.target = target;
  if (label) attributes['aria-label'] = label;
  if (title) attributes.title = title;
  return attributes;
}

/** `target` as an attribute, if the value is allowed. */
export const targetAttribute = (target: string | undefined): Record<string, string> =>
  target && TARGETS.has(target) ? { target } : {};

/** The JSON of a link object; an invalid link has `valid: false`. */
export function linkObject({ url, mappedUrl, attributes }: Link): Model {
  const shown =
    attributes === NO_ATTRIBUTES || Object.keys(attributes).length === 0 ? undefined : { ...attributes };
  return { valid: url !== undefined, url: mappedUrl, attributes: shown };
}

/** The JSON of a link object, for models that leave an invalid link out. */
export const linkJson = (link: Link | undefined): Model | undefined =>
  link?.url === undefined ? undefined : linkObject(link);

const KEPT = /<%[=@].*?%>|%(?:2[0-9A-Ca-c]|2[Ff]|3[AaBbDdFf]|40|5[BbDd])/g;

/**
 * Decodes a URL, except that reserved characters stay encoded and Campaign expressions (`<%= … %>`) stay whole. Unlike
 * Java's URLDecoder, it keeps a plus, since a space would break telephone numbers.
 */
function decode(url: string): string {
  if (!url.includes('%')) return url;
  let decoded = '';
  let end = 0;
  try {
    for (const match of url.matchAll(KEPT)) {
      decoded += decodeURIComponent(url.slice(end, match.index)) + match[0];
      end = match.index + match[0].length;
    }
    return decoded + decodeURIComponent(url.slice(end));
  } catch {
    return url;
  }
}

function vanityOr(path: string, context: ExportContext): string {
  if (!path.endsWith('.html')) return path;
  const page = getPage(context.tree, path.slice(0, -'.html'.length));
  return (page && vanityPath(page)) ?? path;
}

function sanitise(path: string, context: ExportContext): string {
  const effective = context.vanityUrls === 'always' ? vanityOr(path, context) : path;
  const { contextPath } = context;
  const prefixed =
    contextPath && effective.startsWith('/') && !effective.startsWith(`${contextPath}/`)
      ? contextPath + effective
      : effective;
  return escapeUrl(prefixed);
}

// Campaign expressions stay unchanged.
const escapeUrl = (url: string) =>
  url.includes('<%')
    ? url
        .split(/(<%[=@].*?%>)/)
        .map((part) => (part.startsWith('<%') ? part : encodeReadable(part)))
        .join('')
    : encodeReadable(url);

function mapped(path: string, context: ExportContext): string {
  const vanity = context.vanityUrls === 'always' || context.vanityUrls === 'mapping';
  const effective = vanity ? vanityOr(path, context) : path;
  return effective.startsWith('/') ? context.contextPath + context.map(effective) : effective;
}
