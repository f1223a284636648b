import type { Asked } from '../sling/Handler';
import { referencesAround } from './references';

/** `.references.json`: where a page, asset, fragment or tag is used, and what a page links to. */
export const referencesAnswer = ({ instance, resource }: Asked): object =>
  referencesAround(resource, instance.repository);
