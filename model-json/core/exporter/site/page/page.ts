import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Exporter, Json, Model } from '../../Exporter';
import { pageV3 } from '../../page/page-v3';
import { spaPage } from '../../page/spa-page';
import { linksOf, linkTo } from '../../shared/links/links';
import { flag, text, texts } from '../../shared/properties';
import { wrapResource } from '../../shared/wrap-resource';
import { featuredPicture } from '../media/picture';
import { listHead, type ListHead } from '../lists/list-head';
import { brandOf } from './page-brand';
import { alternatePages } from './page-languages';
import { siteName } from './site-name';
import { askedUnits } from '../../shared/locale/units';

/** What a feature has to say of a page. `model` is the page's so far. */
export type PageKeys = (content: Resource, context: ExportContext, model: Model) => Model;

/**
 * Page v3 as an SPA page, with what the document's head needs: Core Components give those to their own page template,
 * not to the JSON (canonical link, alternate links, robots tags).
 */
export const pageWith = (...features: readonly PageKeys[]): Exporter =>
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

// Other pages show it; on the page itself it has no place, though it is a component by its type.
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
  // A page that is no index entry names no address to index.
  const address = (page: Resource) => linkTo(page.path, { ...owner, shadowingDisabled: true }).mappedUrl;
  const partAt = (query: string | undefined) => (query === undefined ? undefined : address(current) + query);
  // Whether another language has as many of them, and about the same, nobody knows.
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

/** A part of a list is called after what it is about, and after its place among the pages. */
const titleOf = (title: Json | undefined, part: ListHead | undefined): Json | undefined =>
  [part?.heading ?? title, part?.place && `(${part.place})`].filter(Boolean).join(' ') || title;

/** The address that an author declared to be the page's. */
function canonical(resource: Resource, context: ExportContext): string | undefined {
  const declared = text(resource.properties, 'cq:canonicalUrl');
  return declared?.startsWith('/') ? linkTo(declared, linksOf(resource, context)).mappedUrl : undefined;
}

/** Where readers can subscribe to the pages below. */
const feedPath = ({ properties }: Resource, current: Resource, { map }: ExportContext) =>
  flag(properties, 'feed') ? map(`${current.path}.feed.xml`) : undefined;

/** The address of the picture that link previews show. */
function pictureOf(current: Resource, context: ExportContext): string | undefined {
  const src = featuredPicture(current, context)?.src;
  return typeof src === 'string' ? src : undefined;
}
