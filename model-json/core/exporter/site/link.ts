import type { Resource } from '../../repository/Resource';
import type { Exporter } from '../Exporter';
import { assetMimeType } from '../shared/assets';
import { componentModel } from '../shared/component-model';
import { linkFrom, linksOf, type Link } from '../shared/links/links';
import { displayTitle, isPage } from '../shared/pages';
import { text } from '../shared/properties';

/** A standalone link; without authored text it shows the title of its target page. */
export const link: Exporter = (resource, context) => {
  const { properties } = resource;
  const target = linkFrom(properties, linksOf(resource, context));
  const page = isPage(target.target) ? target.target : undefined;
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title') ?? displayTitle(page),
    tooltip: text(properties, 'tooltip'),
    assetType: text(properties, 'assetType') || kindOf(target),
    assetPathWithQueryParams: withQuery(target.mappedUrl, text(properties, 'queryParams')),
  });
};

function kindOf({ url, target }: Link): string | undefined {
  if (url === undefined) return undefined;
  if (target && !isPage(target)) return kindOfAsset(target);
  if (url.startsWith('mailto:')) return 'email';
  if (url.startsWith('tel:')) return 'phone';
  return /^https?:/.test(url) ? 'external' : 'page';
}

function kindOfAsset(asset: Resource): string {
  const [kind] = (assetMimeType(asset) ?? '').split('/');
  return kind === 'image' || kind === 'video' ? kind : 'document';
}

/** The query comes before the fragment. */
function withQuery(url: string | undefined, query: string | undefined): string | undefined {
  const added = query?.replace(/^[?&]+/, '');
  if (!url || !added) return url;
  const hash = url.indexOf('#');
  const [path, fragment] = hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash)];
  return `${path}${path.includes('?') ? '&' : '?'}${added}${fragment}`;
}
