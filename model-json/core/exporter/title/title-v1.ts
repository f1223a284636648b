import type { Exporter, Model } from '../Exporter';
import { componentModel, styleOf } from '../shared/component-model';
import { heading } from '../shared/headings';
import { linkFrom, linkJson, linksOf, type Link } from '../shared/links/links';
import { displayTitle } from '../shared/pages';
import { flag, isBlank, text } from '../shared/properties';

/** The keys of all versions; `withUrl` adds the string form of the link, which v3 no longer has. */
export const titleModel =
  (withUrl: (link: Link) => Model): Exporter =>
  (resource, context) => {
    const { properties } = resource;
    const style = styleOf(resource, context);
    const own = text(properties, 'jcr:title');
    const title = isBlank(own) ? displayTitle(context.currentPage) : own;
    const link = linkFrom(properties, linksOf(resource, context));
    return componentModel(
      resource,
      context,
      {
        text: title,
        type: heading(text(properties, 'type')) ?? heading(text(style, 'type')),
        linkDisabled: flag(style, 'linkDisabled') ?? false,
        link: linkJson(link),
        ...withUrl(link),
      },
      () => ({ 'dc:title': title, 'xdm:linkURL': link.mappedUrl }),
    );
  };

/** Title v1 and v2 (v1 TitleImpl serves both). */
export const titleV1: Exporter = titleModel((link) => ({ linkURL: link.url }));
