import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { contextAwareConfig } from '../shared/context-aware-config';
import { text } from '../shared/properties';

const CONFIG = 'com.adobe.cq.wcm.core.components.config.HtmlPageItemsConfig';
/** The allowed elements, with the attributes of each that the old structure knows. */
const ELEMENTS = new Map([
  [
    'link',
    ['as', 'crossorigin', 'href', 'hreflang', 'media', 'referrerpolicy', 'rel', 'sizes', 'title', 'type'],
  ],
  ['script', ['async', 'charset', 'defer', 'src', 'type']],
  ['meta', ['charset', 'content', 'http-equiv', 'name']],
]);

const attributeValue = (element: string, name: string, value: string, prefix: string) => {
  const prefixed = (element === 'link' && name === 'href') || (element === 'script' && name === 'src');
  const effective = prefixed ? prefix + value : value;
  return effective === 'true' ? true : effective === 'false' ? false : effective;
};

/** Attributes as nodes with name and value; in the old structure, as properties of one node. */
function attributesOf(item: Resource, former: readonly string[]): [string, string][] {
  const node = item.children.get('attributes');
  if (!node) return [];
  if (node.children.size > 0) {
    return [...node.children.values()].flatMap(({ properties }): [string, string][] => {
      const name = text(properties, 'name');
      return name ? [[name, text(properties, 'value') ?? '']] : [];
    });
  }
  return former.flatMap((name): [string, string][] => {
    const value = text(node.properties, name);
    return value === undefined ? [] : [[name, value]];
  });
}

function htmlPageItem(item: Resource, prefix: string): Model[] {
  const element = text(item.properties, 'element');
  const former = element && ELEMENTS.get(element);
  if (!former) return [];
  const attributes = attributesOf(item, former).map(
    ([name, value]) => [name, attributeValue(element, name, value, prefix)] as const,
  );
  const location = text(item.properties, 'location') === 'footer' ? 'footer' : 'header';
  return [{ element, location, attributes: Object.fromEntries(attributes) }];
}

/**
 * `htmlPageItems` of page v2 and v3, from the site's context-aware configuration, in its current or its old structure.
 */
export function htmlPageItems(content: Resource, context: ExportContext): Model[] {
  const config = contextAwareConfig(content, CONFIG, context);
  if (!config) return [];
  const holder = config.children.get('jcr:content') ?? config;
  const prefix = text(holder.properties, 'prefixPath') ?? '';
  const items = holder.children.get('items') ?? holder;
  return [...items.children.values()].flatMap((item) => htmlPageItem(item, prefix));
}
