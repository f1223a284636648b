import { componentChildren } from '../../model-json/core/exporter/export-resource';
import type { ExportContext } from '../../model-json/core/exporter/Exporter';
import { contentOf, getPage } from '../../model-json/core/exporter/shared/pages';
import { resourceTypeOf, text } from '../../model-json/core/exporter/shared/properties';
import type { Resource } from '../../model-json/core/repository/Resource';
import type { Choices } from './choices';

const LIBRARY = '/content/ventora-library/library';
/** Content components with states that no page of the site shows. */
const CONTENT = ['document-list', 'link', 'search', 'video'];
/** The service with which AEM renders content fragments is not public; only our own server answers the sizing helper. */
const LEFT_OUT = ['content-fragment', 'sizing-helper'];

const EXAMPLE = 'ventora/components/library/example';

/** A component alone, as if it were on a page. */
interface Example {
  readonly component: Resource;
  readonly page: Resource;
  readonly choices: Choices;
}

/**
 * The catalogue's components and some content components, in the states that the component library shows: no page of the
 * site has all of these states, nor all the components that authors can insert.
 */
export function examplesOf(context: ExportContext): Example[] {
  const { tree } = context;
  const ofCatalogue = [...(tree.get(`${LIBRARY}/commerce`)?.children.values() ?? [])];
  const ofContent = CONTENT.flatMap((name) => tree.get(`${LIBRARY}/core-content/${name}`) ?? []);
  const pages = [...ofCatalogue, ...ofContent].filter(({ name }) => !LEFT_OUT.includes(name));
  return pages.flatMap((page) => examplesIn(contentOf(page), page, context));
}

function examplesIn(resource: Resource | undefined, page: Resource, context: ExportContext): Example[] {
  if (!resource) return [];
  if (resourceTypeOf(resource) !== EXAMPLE) {
    return [...resource.children.values()].flatMap((child) => examplesIn(child, page, context));
  }
  const { properties } = resource;
  const choices = Object.fromEntries(new URLSearchParams(text(properties, 'query')));
  return componentChildren(resource, context)
    .slice(0, 1)
    .map((component) => ({
      component,
      page: getPage(context.tree, text(properties, 'pagePath')) ?? page,
      choices,
    }));
}
