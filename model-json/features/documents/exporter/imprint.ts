import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { assetLastModified, metadataValue } from '../../../core/exporter/shared/assets';
import { languageTag, localeOf } from '../../../core/exporter/shared/locale/languages';
import { linksOf, linkTo } from '../../../core/exporter/shared/links/links';
import { contentOf, getPage, pageTitle } from '../../../core/exporter/shared/pages';
import { unitsOf } from '../../../core/exporter/shared/locale/units';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { APP_ID } from '../../../../shared/addresses/app';

/** A page's document in the role of a component, for its links and language. */
export const shopAt = (page: Resource, context: ExportContext): ComponentOwner => ({
  ...linksOf(contentOf(page) ?? page, context),
  id: 'document',
  locale: localeOf(page),
});

/** What every document of a page states: its language, its maker, its address and its date. */
export function imprintOf(
  page: Resource,
  source: Resource,
  shop: ComponentOwner,
  modified = assetLastModified(source),
) {
  const day = new Date(modified).toISOString().slice(0, 10);
  const site = getPage(shop.context.tree, page.path.split('/').slice(0, 3).join('/'));
  return {
    language: languageTag(shop.locale),
    units: unitsOf(shop.context, shop.locale),
    site: pageTitle(site) ?? '',
    address: publicAddress(page, shop) ?? '',
    modified: day,
    revision: revisionOf(source, day),
  };
}

const dayOf = (source: Resource): string => new Date(assetLastModified(source)).toISOString().slice(0, 10);

/** The author's edition of a document's source; otherwise the month of the last change. */
export const revisionOf = (source: Resource, day = dayOf(source)): string =>
  metadataValue(source, `${APP_ID}:revision`) ?? day.slice(0, 7);

/** The public address of a page, without the origin. */
export const publicAddress = (page: Resource | undefined, shop: ComponentOwner): string | undefined =>
  page && linkTo(page.path, { ...shop, shadowingDisabled: true }).mappedUrl;
