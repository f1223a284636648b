import type { Resource } from '../../repository/Resource';
import type { Model } from '../Exporter';
import { authoredId, itemId } from '../shared/ids';
import { linkFrom, type Link } from '../shared/links/links';
import { itemModel, linkKeys, type ItemOwner, type LinkStyle } from '../shared/list-items';
import { isPage } from '../shared/pages';
import { text } from '../shared/properties';

/** A call to action of a teaser. */
export interface Action {
  readonly node: Resource;
  readonly title: string | undefined;
  readonly link: Link;
  /** The target page, after redirects. */
  readonly page: Resource | undefined;
}

/** The actions below a teaser, in order. */
export const teaserActions = (teaser: Resource, owner: ItemOwner): Action[] =>
  [...(teaser.children.get('actions')?.children.values() ?? [])].map((node) => {
    const link = linkFrom(node.properties, owner, 'link');
    return {
      node,
      link,
      title: text(node.properties, 'text'),
      page: isPage(link.target) ? link.target : undefined,
    };
  });

/** The JSON of an action. */
export function actionModel({ node, title, link }: Action, owner: ItemOwner, style: LinkStyle): Model {
  const id = authoredId(node) ?? itemId(owner.parentId, node.path, 'cta');
  return { ...itemModel(node, owner, title, link, { kind: 'cta', id }), title, ...linkKeys(style, link) };
}
