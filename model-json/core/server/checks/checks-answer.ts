import type { PageChecks } from '../../../../shared/authoring/page-checks';
import { isPage } from '../../exporter/shared/pages';
import type { Asked } from '../sling/Handler';
import { checkPage } from './check-page';

/** `.checks.json`: what authors should look at on a page. */
export const checksAnswer = ({ instance, resource }: Asked): PageChecks | undefined =>
  isPage(resource) ? checkPage(resource, instance) : undefined;
