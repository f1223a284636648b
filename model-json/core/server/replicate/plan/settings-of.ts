import { configurationOf, POLICIES_FOLDER } from '../../../../../shared/addresses/templates';
import { pageProperties } from '../../../exporter/shared/pages';
import { text } from '../../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import { mayPublish } from '../../accounts/rights/may-publish';
import { isPublishable } from '../published';

/**
 * What pages need besides their content, and what is published separately: their templates, and the policies of their
 * sites. Limited to what the person asking may publish; somebody with more rights publishes the rest.
 */
export function settingsOf(pages: readonly Resource[], tree: ResourceTree): Resource[] {
  const templates = new Set(pages.flatMap((page) => text(pageProperties(page), 'cq:template') ?? []));
  const paths = [...templates].flatMap((template) => {
    const site = configurationOf(template);
    return site === undefined ? [] : [template, `${site}/${POLICIES_FOLDER}`];
  });
  return [...new Set(paths)]
    .filter(mayPublish)
    .flatMap((path) => tree.get(path) ?? [])
    .filter(isPublishable);
}
