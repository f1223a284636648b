import type { LinkModel } from '../../../../../shared/models/schema';
import type { TeaserModel } from './Teaser.model';

export interface TeaserLinks {
  title?: LinkModel;
  image?: LinkModel;
}

/**
 * Which part of a teaser is its link. Each destination gets one link: an action, else the title (stretched over the
 * whole teaser by the style sheet), else, without a title, the picture.
 */
export function teaserLinks({
  link,
  title,
  image,
  actions,
  titleLinkHidden,
  imageLinkHidden,
}: TeaserModel): TeaserLinks {
  if (!link || actions.some((action) => action.link.url === link.url)) return {};
  if (title && !titleLinkHidden) return { title: link };
  if (image?.alt && !imageLinkHidden) return { image: link };
  return {};
}
