import { compared } from '#site-server/compared';
import { componentChildren } from '../../model-json/core/exporter/export-resource';
import type { ExportContext } from '../../model-json/core/exporter/Exporter';
import { contentOf, getPage, isPage } from '../../model-json/core/exporter/shared/pages';
import { resourceTypeOf, text } from '../../model-json/core/exporter/shared/properties';
import type { Resource } from '../../model-json/core/repository/Resource';
import type { Choices } from '../../model-json/core/site/Compared';
import { APP_ID, componentType } from '../../shared/addresses/app';

const LIBRARY = `/content/${APP_ID}-library/library`;
const EXAMPLE = componentType('library/example');

/** A component alone, as if it were on a page. */
interface Example {
  readonly component: Resource;
  readonly page: Resource;
  readonly choices: Choices;
}

/**
 * Some components in the states that the component library shows: no page of the site has all of these states, nor all the
 * components that authors can insert.
 */
export function examplesOf(context: ExportContext): Example[] {
  const { tree } = context;
  const named = compared.examples.flatMap((name) => tree.get(`${LIBRARY}/${name}`) ?? []);
  const pages = named
    .flatMap((page) => {
      const below = [...page.children.values()].filter(isPage);
      return below.length > 0 ? below : [page];
    })
    .filter(({ name }) => !compared.leftOut.includes(name));
  return pages.flatMap((page) => examplesIn(contentOf(page), page, context));
}

function examplesIn(resource: Resource | undefined, page: Resource, context: ExportContext): Example[] {
  if (!resource) return [];
  if (resourceTypeOf(resource) !== EXAMPLE) {
    return [...resource.children.values()].flatMap((child) => examplesIn(child, page, context));
  }
  const { properties } = resource;
  const choices = Object.fromEntries(new URLSearchParams(text(properties, 'query')));
  if (compared.unknownChoices?.some((name) => name in choices)) return [];
  return componentChildren(resource, context)
    .slice(0, 1)
    .map((component) => ({
      component,
      page: getPage(context.tree, text(properties, 'pagePath')) ?? page,
      choices,
    }));
}
