import type { Exporter } from '../Exporter';
import { linkFrom, linkObject, linksOf } from '../shared/links/links';
import { buttonModel } from './button-v1';

/** Button v2: `linkURL` as a link object, or v1's `link` if missing. */
export const buttonV2: Exporter = (resource, context) => {
  const links = linksOf(resource, context);
  const own = linkFrom(resource.properties, links);
  const link = own.url === undefined ? linkFrom(resource.properties, links, 'link') : own;
  return buttonModel(resource, context, link, { buttonLink: linkObject(link) });
};
