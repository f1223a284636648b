import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter, Json, Model } from '../../../../core/exporter/Exporter';
import { navigation } from '../../../../core/exporter/navigation/navigation-v1';
import { itemId } from '../../../../core/exporter/shared/ids';
import { languageRoot, localeOf } from '../../../../core/exporter/shared/locale/languages';
import { linkObject, linkTo, linksOf, type LinkOwner } from '../../../../core/exporter/shared/links/links';
import { getPage, pageProperties, visibleChildPages } from '../../../../core/exporter/shared/pages';
import { flag, integer, text } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../products/catalogue-of';
import { tagsBelow, tagName } from '../../../../core/exporter/shared/tags';
import { isModel } from '../../../../core/exporter/shared/is-model';

interface Menu {
  readonly id: string;
  readonly links: LinkOwner;
  /** Level of the last items; negative for unlimited. */
  readonly deepest: number;
  /** The family of the current page, or of its product. */
  readonly current: string | undefined;
}

const familyOf = (page: Resource | undefined) => text(pageProperties(page), 'family');

/** Navigation v2, cut off at catalogue pages: the hundreds of pages below would only be created to be replaced. */
const aboveCatalogue = navigation('link', (page) => (familyOf(page) ? [] : visibleChildPages(page)));

/**
 * Navigation v2 in which the children of a catalogue page (one with a `family`) are not its child pages but the families
 * below that tag, in the order of the tags.
 */
export const commerceNavigation: Exporter = (resource, context) => {
  const { properties } = resource;
  const model = aboveCatalogue(resource, context);
  const all = flag(properties, 'collectAllPages') ?? true;
  const start = integer(properties, 'structureStart') ?? 1;
  const menu: Menu = {
    id: String(model.id),
    links: linksOf(resource, context),
    deepest: all ? -1 : (integer(properties, 'structureDepth') ?? -1) - start,
    current: currentFamily(context),
  };
  return { ...model, items: models(model.items).map((item) => withFamilies(item, menu)) };
};

function withFamilies(item: Model, menu: Menu): Model {
  const page = getPage(menu.links.context.tree, typeof item.path === 'string' ? item.path : undefined);
  const family = familyOf(page);
  const children = family
    ? familyItems(family, Number(item.level) + 1, menu)
    : models(item.children).map((child) => withFamilies(child, menu));
  return { ...item, children };
}

function familyItems(parent: string, level: number, menu: Menu): Model[] {
  const { context } = menu.links;
  if (menu.deepest >= 0 && level > menu.deepest) return [];
  return tagsBelow(context, parent).flatMap((family) => {
    const title = tagName(context, family, localeOf(context.currentPage));
    if (title === undefined) return [];
    const page = catalogueOf(context).pageOfFamily(family, languageRoot(context.currentPage));
    return {
      id: itemId(menu.id, family),
      path: page?.path,
      link: linkObject(linkTo(page?.path, menu.links)),
      title,
      level,
      active: menu.current === family || menu.current?.startsWith(`${family}/`) === true,
      current: page !== undefined && page.path === context.currentPage?.path,
      children: familyItems(family, level + 1, menu),
    };
  });
}

function currentFamily(context: ExportContext): string | undefined {
  const properties = pageProperties(context.currentPage);
  return text(properties, 'family') || catalogueOf(context).find(text(properties, 'productPath'))?.family;
}

const models = (value: Json | undefined): Model[] => (Array.isArray(value) ? value.filter(isModel) : []);
