import type { ExportContext } from '../../../core/exporter/Exporter';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { pageAddress, linkWith } from '../../../core/exporter/shared/links/choice-links';
import { contentOf } from '../../../core/exporter/shared/pages';
import { resourceTypeOf } from '../../../core/exporter/shared/properties';
import type { Resource } from '../../../core/repository/Resource';
import { componentType } from '../../../../shared/addresses/app';
import { productName } from '../../catalogue/api/product-cards';
import { imprintOf, shopAt } from '../../documents/api/document-types';
import { drawElevation, drawnParts } from '../elevation/draw-elevation';
import { optionsInWords } from '../exporter/article';
import { askedConfiguration } from '../exporter/asked-configuration';
import { choicesFor } from '../exporter/configuration-links';
import { figuresOf } from '../exporter/result-models';
import type { Specification } from './Specification';

/** The configuration that the address of a page asks for; undefined if the page has no configurator. */
export function readSpecification(page: Resource, context: ExportContext): Specification | undefined {
  const content = contentOf(page);
  const component = content && configuratorIn(content);
  const shop = shopAt(page, context);
  const configured = component && askedConfiguration(component, shop).configured;
  if (!configured) return undefined;
  const { machine, parts } = configured;
  const { product, version } = machine;
  const kind = elementText(product.fragment, 'kind', shop.locale);
  const named = version && elementText(version.fragment, 'name', shop.locale);
  const name = [productName(product, shop.locale), named].filter(Boolean).join(', ');
  return {
    type: 'specification',
    ...imprintOf(page, product.fragment, shop),
    name,
    kind,
    sku: machine.sku,
    configuration: String(linkWith(pageAddress(shop), choicesFor(configured), '').url).replace(/#$/, ''),
    options: optionsInWords(configured, context, shop.locale),
    parts: [
      { sku: machine.sku, name: [name, kind].filter(Boolean).join(', '), note: '' },
      ...parts.map((part) => ({
        sku: part.sku,
        name: [
          productName(part.product, shop.locale),
          elementText(part.product.fragment, 'kind', shop.locale),
        ]
          .filter(Boolean)
          .join(', '),
        note: elementText(part.product.fragment, 'note', shop.locale) ?? '',
      })),
    ],
    figures: figuresOf(configured),
    elevation: drawElevation(configured),
    shows: [product, ...drawnParts(configured).map((part) => part.product)].map((each) =>
      productName(each, shop.locale),
    ),
  };
}

/** The first configurator of a page. */
function configuratorIn(resource: Resource): Resource | undefined {
  if (resourceTypeOf(resource) === componentType('configurator')) return resource;
  for (const child of resource.children.values()) {
    const found = configuratorIn(child);
    if (found) return found;
  }
  return undefined;
}
