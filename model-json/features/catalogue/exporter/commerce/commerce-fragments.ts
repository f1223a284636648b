import { contentFragmentV1 } from '../../../../core/exporter/contentfragment/contentfragment-v1';
import { queryFragments } from '../../../../core/exporter/contentfragmentlist/query-fragments';
import { experienceFragment } from '../../../../core/exporter/site/experiencefragment';
import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter } from '../../../../core/exporter/Exporter';
import { descendant } from '../../../../core/exporter/shared/assets';
import { languageRoot, localeOf, localeName } from '../../../../core/exporter/shared/locale/languages';
import { pageProperties } from '../../../../core/exporter/shared/pages';
import { text, texts } from '../../../../core/exporter/shared/properties';
import { wrapResource } from '../../../../core/exporter/shared/wrap-resource';
import { catalogueOf } from '../../products/catalogue-of';
import { foldSku } from '../../products/sku';

/** The subject of the current page: its product and the families it belongs to, nearest first. */
interface Subject {
  readonly skus: readonly string[];
  readonly families: readonly string[];
}

function subjectOf(context: ExportContext): Subject {
  const properties = pageProperties(context.currentPage);
  const product = catalogueOf(context).find(text(properties, 'productPath'));
  const family = product?.family ?? text(properties, 'family');
  const segments = family?.split('/') ?? [];
  return {
    skus: product ? [product.sku, ...product.variants.map(({ sku }) => sku)].map(foldSku) : [],
    families: segments.map((_, index) => segments.slice(0, segments.length - index).join('/')),
  };
}

/** How close a fragment's references are to the subject: 0 is the product itself; undefined if it is about others. */
function nearness({ skus, families }: Subject, names: readonly string[]): number | undefined {
  if (names.some((name) => skus.includes(foldSku(name)))) return 0;
  const at = families.findIndex((family) => names.includes(family));
  return at < 0 ? undefined : at + 1;
}

/** The fragment about the product, else about the nearest of its families; the first of several equals. */
function nearest<T>(
  all: readonly T[],
  subject: Subject,
  namesOf: (each: T) => readonly string[],
): T | undefined {
  const found = all.flatMap((each) => {
    const near = nearness(subject, namesOf(each));
    return near === undefined ? [] : [{ each, near }];
  });
  return found.sort((a, b) => a.near - b.near)[0]?.each;
}

/**
 * The variation of an experience fragment that is linked to the page's product or family (`cq:products`, `cq:categories`)
 * and to a location (`fragmentLocation`), among those in the page's language.
 */
export function linkedVariation(location: string, context: ExportContext): Resource | undefined {
  const root = languageRoot(context.currentPage)?.path.replace(/^\/content/, '/content/experience-fragments');
  const here = variationsBelow(root ? context.tree.get(root) : undefined).filter(
    (page) => (text(pageProperties(page), 'fragmentLocation') ?? '') === location,
  );
  return nearest(here, subjectOf(context), (page) =>
    ['cq:products', 'cq:categories'].flatMap((name) => texts(pageProperties(page), name) ?? []),
  );
}

/** The variation linked to the product or family of the page for the component's location. */
export const commerceExperienceFragment: Exporter = (resource, context) => {
  const found = linkedVariation(text(resource.properties, 'fragmentLocation') ?? '', context);
  const shown = wrapResource(resource, { properties: { fragmentVariationPath: found?.path } });
  return experienceFragment(shown, context);
};

/** Variations below a folder or a fragment, at any depth. */
const variationsBelow = (node: Resource | undefined): Resource[] =>
  [...(node?.children.values() ?? [])].flatMap((child) => {
    const isVariation = pageProperties(child)['cq:xfVariantType'] !== undefined;
    if (child.name === 'jcr:content') return [];
    return isVariation ? [child] : variationsBelow(child);
  });

/**
 * The content fragment of a model whose element (`linkElement`) names the page's product or family, in the page's language
 * if the fragment has it.
 */
export const commerceContentFragment: Exporter = (resource, context) => {
  const { properties } = resource;
  const element = text(properties, 'linkElement') ?? '';
  const candidates = text(properties, 'modelPath') && element ? queryFragments(resource, context) : [];
  const found = nearest(candidates, subjectOf(context), (asset) => {
    const elements = descendant(asset, 'jcr:content/data/master')?.properties ?? {};
    return texts(elements, element) ?? [];
  });
  const shown = wrapResource(resource, {
    properties: { fragmentPath: found?.path, variationName: found && variationFor(found, context) },
  });
  return contentFragmentV1(shown, context);
};

/** `fr_ch`, else `fr`, else the master. */
function variationFor(asset: Resource, context: ExportContext): string | undefined {
  const data = descendant(asset, 'jcr:content/data');
  const locale = localeOf(context.currentPage);
  return [localeName(locale).toLowerCase(), locale.language].find((name) => data?.children.has(name));
}
