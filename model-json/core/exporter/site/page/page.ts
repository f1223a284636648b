import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Exporter, Json, Model, Registry } from '../../Exporter';
import { pageV3 } from '../../page/page-v3';
import { spaPage } from '../../page/spa-page';
import { linksOf, linkTo } from '../../shared/links/links';
import { flag, text, texts } from '../../shared/properties';
import { wrapResource } from '../../shared/wrap-resource';
import { componentType } from '../../../../../shared/addresses/app';
import { featuredPicture } from '../media/picture';
import { listHead, type ListHead } from '../lists/list-head';
import { brandOf } from './page-brand';
import { alternatePages } from './page-languages';
import { siteName } from './site-name';
import { askedUnits } from '../../shared/locale/units';

/** A feature's additions to a page. `model` is the page's model so far. */
export type PageKeys = (content: Resource, context: ExportContext, model: Model) => Model;

/** The site's page. Pages that a migration brought extend the Core Component, and are pages of the site too. */
export function pageExporters(...features: readonly PageKeys[]): Registry {
  const page = pageWith(...features);
  const core = [1, 2, 3].map((version) => `core/wcm/components/page/v${version}/page`);
  return Object.fromEntries([componentType('page'), ...core].map((type) => [type, page]));
}

/**
 * Page v3 as an SPA page, with the data for the document's head (canonical link, alternate links, robots tags), which
 * Core Components give only to their own page template, not to the JSON.
 */
const pageWith = (...features: readonly PageKeys[]): Exporter =>
  spaPage((resource, context) => {
    const model = pageV3(withoutFeaturedImage(resource), context);
    const current = context.currentPage ?? resource.parent;
    if (!current) return model;
    const whole = { ...model, ...headKeys(resource, current, context, model) };
    return features.reduce(
      (made, keys) => ({ ...made, ...keys(resource, { ...context, currentPage: current }, made) }),
      whole,
    );
  });

// Other pages show it; the page itself does not, although its type is a component.
const withoutFeaturedImage = (content: Resource) =>
  wrapResource(content, { children: { 'cq:featuredimage': undefined } });

function headKeys(
  resource: Resource,
  current: Resource,
  context: ExportContext,
  { title, description }: Model,
): Model {
  const part = listHead(current, context);
  const authored = texts(resource.properties, 'cq:robotsTags') ?? [];
  const robotsTags = part?.isEmpty ? [...authored, 'noindex'] : authored;
  const hidden = robotsTags.some((tag) => /noindex/i.test(tag));
  const owner = linksOf(resource, context);
  // A page with noindex has no canonical address.
  const address = (page: Resource) => linkTo(page.path, { ...owner, shadowingDisabled: true }).mappedUrl;
  const partAt = (query: string | undefined) => (query === undefined ? undefined : address(current) + query);
  // Other languages may have fewer entries, or others.
  const alternates = hidden || part?.query ? [] : [...alternatePages(current, context)];
  return {
    title: titleOf(title, part),
    description: part?.description ?? description,
    canonicalPath: hidden ? undefined : (canonical(resource, context) ?? partAt(part?.query ?? '')),
    previousPath: partAt(part?.previous),
    nextPath: partAt(part?.next),
    alternateLanguageLinks: Object.fromEntries(
      alternates.map(([language, page]) => [language, address(page)]),
    ),
    robotsTags,
    socialImage: pictureOf(current, context),
    brand: brandOf(current),
    units: askedUnits(context),
    siteName: siteName(current, context.tree),
    published: text(resource.properties, 'date'),
    feedPath: feedPath(resource, current, context),
  };
}

/** A part of a list is titled with its subject and its page number. */
const titleOf = (title: Json | undefined, part: ListHead | undefined): Json | undefined =>
  [part?.heading ?? title, part?.place && `(${part.place})`].filter(Boolean).join(' ') || title;

/** The canonical address declared by an author. */
function canonical(resource: Resource, context: ExportContext): string | undefined {
  const declared = text(resource.properties, 'cq:canonicalUrl');
  return declared?.startsWith('/') ? linkTo(declared, linksOf(resource, context)).mappedUrl : undefined;
}

/** The feed of the pages below. */
const feedPath = ({ properties }: Resource, current: Resource, { map }: ExportContext) =>
  flag(properties, 'feed') ? map(`${current.path}.feed.xml`) : undefined;

/** The address of the picture for link previews. */
function pictureOf(current: Resource, context: ExportContext): string | undefined {
  const src = featuredPicture(current, context)?.src;
  return typeof src === 'string' ? src : undefined;
}
