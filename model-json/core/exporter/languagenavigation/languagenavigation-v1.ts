import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { ownerOf } from '../list/list-v2';
import { componentModel, styleOf } from '../shared/component-model';
import { languageTag, localeName, localeOf } from '../shared/locale/languages';
import { linkTo } from '../shared/links/links';
import { pageItem, pageListItem, type ItemOwner, type LinkStyle } from '../shared/list-items';
import { getPage, isPage, navigationTitle, pageTitle, visibleChildPages } from '../shared/pages';
import { integer, text } from '../shared/properties';

/** The current page in another language tree: its path with the language root replaced. */
function counterpart(root: Resource, context: ExportContext): Resource | undefined {
  const { currentPage, tree } = context;
  if (!currentPage || currentPage.path.startsWith(root.path)) return currentPage;
  const segments = currentPage.path.split('/').slice(root.path.split('/').length);
  return getPage(tree, [root.path, ...segments].join('/'));
}

interface Languages {
  readonly owner: ItemOwner;
  readonly context: ExportContext;
  readonly style: LinkStyle;
  readonly depth: number;
}

function languageItem(root: Resource, level: number, languages: Languages): Model {
  const { owner, context, style } = languages;
  const currentPath = context.currentPage?.path ?? '';
  const page = counterpart(root, context) ?? root;
  const title = navigationTitle(root) ?? pageTitle(root);
  const link = linkTo(page.path, owner);
  const locale = localeOf(isPage(link.target) ? link.target : page);
  const language = languageTag(locale);
  // Items of v2 have no language in the data layer.
  const item = pageItem(page, owner, {
    link,
    data: { 'dc:title': title, 'xdm:language': style === 'url' ? language : undefined },
  });
  return {
    ...pageListItem(item, style),
    title,
    level,
    active: currentPath === root.path || currentPath.startsWith(`${root.path}/`),
    current: currentPath === page.path,
    children: languageItems(root, level + 1, languages),
    locale: localeName(locale),
    country: locale.country,
    language,
  };
}

const languageItems = (parent: Resource, level: number, languages: Languages): Model[] =>
  level >= languages.depth
    ? []
    : visibleChildPages(parent).map((page) => languageItem(page, level, languages));

/** The exporter of a version; versions differ in how they show links. */
export const languageNavigation =
  (style: LinkStyle): Exporter =>
  (resource, context) => {
    const { properties } = resource;
    const policy = styleOf(resource, context);
    const root = getPage(context.tree, text(properties, 'navigationRoot') ?? text(policy, 'navigationRoot'));
    const depth = integer(properties, 'structureDepth') ?? integer(policy, 'structureDepth') ?? 1;
    const languages = { owner: ownerOf(resource, context), context, style, depth };
    return componentModel(resource, context, {
      items: root ? languageItems(root, 0, languages) : [],
      accessibilityLabel: text(properties, 'accessibilityLabel'),
    });
  };

/** Language navigation v1: links as strings. */
export const languageNavigationV1: Exporter = languageNavigation('url');
