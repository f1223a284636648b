import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter } from '../../../../core/exporter/Exporter';
import { componentModel } from '../../../../core/exporter/shared/component-model';
import { localeOf } from '../../../../core/exporter/shared/locale/languages';
import { displayTitle, getPage } from '../../../../core/exporter/shared/pages';
import { catalogueOf } from '../../../catalogue/products/catalogue-of';
import { elementText } from '../../../catalogue/products/product-fragment';
import { readRules } from './authored-rules';

/** What a rule names, with its title where there is such a thing. */
type Named = (target: string) => { target: string; title: string | undefined };

/** The rules of a site's search, for its authors only: visitors have no use for them. */
export const searchRules: Exporter = (resource, context) => {
  if (context.wcmMode !== 'edit') return componentModel(resource, context, {});
  const { synonyms, boosts, pins } = readRules(resource);
  const named = namesIn(context);
  return componentModel(resource, context, {
    synonyms: synonyms.map(({ words, oneWay }) => ({ words: [...words], oneWay })),
    boosts: boosts.map(({ target, factor }) => ({ ...named(target), factor })),
    pins: pins.map(({ queries, targets }) => ({ queries: [...queries], targets: targets.map(named) })),
  });
};

function namesIn(context: ExportContext): Named {
  const site = siteOf(context);
  const catalogue = catalogueOf({ ...context, currentPage: site });
  const locale = localeOf(site ?? context.currentPage);
  return (target) => {
    const product = catalogue.find(target);
    const title = product
      ? elementText(product.fragment, 'name', locale)
      : displayTitle(getPage(context.tree, target));
    return { target, title };
  };
}

/** The site that a fragment is of: `/content/experience-fragments/<site>` is `/content/<site>`. */
function siteOf({ tree, currentPage }: ExportContext): Resource | undefined {
  const segments = currentPage?.path.split('/') ?? [];
  const [, content, first, ...rest] = segments;
  const place = first === 'experience-fragments' ? rest : [first, ...rest];
  return tree.get(`/${content}/${place.slice(0, 3).join('/')}`);
}
