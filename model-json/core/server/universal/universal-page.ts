import type { Resource } from '../../repository/Resource';
import { escapeHtml } from '../http/html';
import type { Instance } from '../Instance';
import type { Instrumentation } from '../pages/Pages';
import { filterIdOf } from './filters';
import { markTexts } from './mark-texts';
import { hasModel } from './definitions';
import { CORS_SCRIPT, UNIVERSAL } from './addresses';
import { definitionAt } from '../editor/component-definitions';
import { flag, text } from '../../exporter/shared/properties';
import { urnOf } from '../../../../shared/addresses/universal-editor';
import { idOf, SYSTEM } from './urn';

/** Says of an item of a page how it can be edited, as attributes of its element; undefined if it cannot. */
export type AttributesOf = (
  path: string,
  resourceType: string,
) => Readonly<Record<string, string>> | undefined;

/**
 * The attributes of a page's components. What a template has around them is not the page's: it has none.
 */
export function attributesFor({ repository }: Pick<Instance, 'repository'>): Instrumentation['attributesOf'] {
  return (path, resourceType) => {
    const definition = definitionAt(resourceType, repository);
    if (!definition || !repository.get(path)) return undefined;
    const { properties } = definition;
    const isContainer = flag(properties, 'cq:isContainer') === true;
    return {
      'data-aue-resource': urnOf(path),
      'data-aue-type': isContainer ? 'container' : 'component',
      'data-aue-label': text(properties, 'jcr:title') ?? definition.name,
      ...(hasModel(resourceType) && { 'data-aue-model': idOf(resourceType) }),
      ...(isContainer && { 'data-aue-filter': filterIdOf(path) }),
    };
  };
}

/** A page's HTML with all that the Universal Editor needs to edit it. */
export function universalHtml(html: string, page: Resource, origin: string): string {
  const from = `${UNIVERSAL}/component-filters.json?page=${encodeURIComponent(page.path)}`;
  const head = [
    `<meta name="${SYSTEM}" content="aem:${escapeHtml(origin)}">`,
    `<meta name="urn:adobe:aue:config:service" content="${escapeHtml(origin)}${UNIVERSAL}">`,
    definition('component', `${UNIVERSAL}/component-definition.json`),
    definition('model', `${UNIVERSAL}/component-models.json`),
    definition('filter', from),
    `<script src="${CORS_SCRIPT}" async></script>`,
  ].join('');
  return markTexts(html).replace('</head>', () => `${head}</head>`);
}

const definition = (kind: string, address: string): string =>
  `<script type="application/vnd.adobe.aue.${kind}+json" src="${escapeHtml(address)}"></script>`;
