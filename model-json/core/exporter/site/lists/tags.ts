import type { Exporter } from '../../Exporter';
import { componentModel } from '../../shared/component-model';
import { componentId } from '../../shared/ids';
import { linkTo } from '../../shared/links/links';
import { pageProperties } from '../../shared/pages';
import { text } from '../../shared/properties';
import { linkWith } from '../../shared/links/choice-links';
import { componentOwner } from '../../shared/component-owner';
import { askedUnits } from '../../shared/locale/units';
import { listAbove } from './list-of-page';
import { listedTags } from './listed-tags';

/** The date and the tags of a page. Each tag links to all pages that have it, collected by the nearest list above. */
export const tags: Exporter = (resource, context) => {
  const { currentPage } = context;
  const above = listAbove(currentPage);
  const owner = componentOwner(resource, context);
  const address = above && linkTo(above.page.path, { ...owner, shadowingDisabled: true }).mappedUrl;
  const anchor = above && componentId(above.list, { ...context, currentPage: above.page });
  return componentModel(resource, context, {
    date: text(pageProperties(currentPage), 'date'),
    tags:
      above && address && anchor
        ? listedTags(pageProperties(currentPage), above.list, context).map(({ title, value }) => ({
            title,
            link: linkWith(address, { tag: value, units: askedUnits(context) }, anchor),
          }))
        : [],
  });
};
