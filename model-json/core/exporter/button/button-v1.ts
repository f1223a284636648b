import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { linkFrom, linksOf, type Link } from '../shared/links/links';
import { text } from '../shared/properties';

/** The keys of both versions, with the link added by the version. */
export function buttonModel(resource: Resource, context: ExportContext, link: Link, linkKeys: Model): Model {
  const { properties } = resource;
  const label = text(properties, 'jcr:title');
  return componentModel(
    resource,
    context,
    {
      text: label,
      ...linkKeys,
      icon: text(properties, 'icon'),
      accessibilityLabel: text(properties, 'accessibilityLabel'),
    },
    () => ({ 'dc:title': label, 'xdm:linkURL': link.mappedUrl }),
  );
}

/** Button v1: the link is a string in `link`. */
export const buttonV1: Exporter = (resource, context) => {
  const link = linkFrom(resource.properties, linksOf(resource, context), 'link');
  return buttonModel(resource, context, link, { link: link.url });
};
