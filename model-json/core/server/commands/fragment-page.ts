import {
  FRAGMENT_TEMPLATE,
  FRAGMENTS_ROOT,
  MASTER_VARIATION,
} from '../../../../shared/addresses/experience-fragments';
import { contentOf, pageProperties } from '../../exporter/shared/pages';
import { isNode, type NodeJson } from '../../repository/node-json';
import { isWithin } from '../../repository/path';
import type { Resource } from '../../repository/Resource';

const FRAGMENT = 'cq/experience-fragments/components/experiencefragment';

/** Whether what is made below a page or folder is an experience fragment, or a variation of one. */
export const isFragmentPlace = ({ path }: Resource): boolean => isWithin(path, FRAGMENTS_ROOT);

/** Whether a page is an experience fragment: the page around its variations. */
const isFragment = (page: Resource): boolean =>
  contentOf(page)?.properties['sling:resourceType'] === FRAGMENT;

/** Whether a page is a variation of an experience fragment, which has nothing below it. */
export const isVariation = (page: Resource): boolean => 'cq:xfVariantType' in pageProperties(page);

/**
 * A new page as a part of an experience fragment, as AEM stores it: below a fragment a variation; in a folder a fragment
 * around its first variation.
 *
 * @param made who made it, when, and its title
 */
export function asFragmentPart(page: NodeJson, parent: Resource, made: NodeJson): NodeJson {
  const content = isNode(page['jcr:content']) ? page['jcr:content'] : {};
  const variation = { ...page, 'jcr:content': { ...content, 'cq:xfVariantType': 'web' } };
  if (isFragment(parent)) return variation;
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': FRAGMENT,
      'cq:template': FRAGMENT_TEMPLATE,
      ...made,
    },
    [MASTER_VARIATION]: {
      ...variation,
      'jcr:content': { ...variation['jcr:content'], 'cq:xfMasterVariation': true },
    },
  };
}
