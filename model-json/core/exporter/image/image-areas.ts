import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { linksOf, linkTo, targetAttribute, type Link } from '../shared/links/links';
import { text } from '../shared/properties';
import { partBefore } from '../../../../shared/checked/part-before';

const between = (value: string, open: string, close: string): string | undefined => {
  const start = value.indexOf(open);
  const end = start < 0 ? -1 : value.indexOf(close, start + 1);
  return end < 0 ? undefined : value.slice(start + 1, end);
};

const unquoted = (token: string | undefined) => (token ?? '').replaceAll('"', '');

/**
 * The areas of an image map: `[shape(coordinates)"href"|"target"|"alt"|(relative coordinates)]…`. Parsing stops at the
 * first invalid area; undefined if there are no areas.
 *
 * @param address which of a link's addresses to use; Core Components use the unmapped one
 */
export function imageAreas(
  image: Resource,
  context: ExportContext,
  address: (link: Link) => string | undefined = ({ url }) => url,
): Model[] | undefined {
  const areas: Model[] = [];
  const links = linksOf(image, context);
  for (const part of (text(image.properties, 'imageMap') ?? '').split(/[[\]]/).filter(Boolean)) {
    const end = part.indexOf(')');
    if (end < 0) break;
    const shape = partBefore(part.slice(0, end + 1), '(');
    const coordinates = between(part.slice(0, end + 1), '(', ')');
    if (!shape.trim() || !coordinates?.trim()) break;
    const tokens = part
      .slice(end + 1)
      .split('|')
      .filter(Boolean);
    if (tokens.length === 0) continue;
    const link = linkTo(unquoted(tokens[0]), links, targetAttribute(unquoted(tokens[1])));
    const href = address(link);
    if (href === undefined) break;
    areas.push({
      shape,
      coordinates,
      relativeCoordinates: between(tokens[3] ?? '', '(', ')'),
      href,
      target: link.attributes.target ?? '',
      alt: unquoted(tokens[2]),
    });
  }
  return areas.length > 0 ? areas : undefined;
}
