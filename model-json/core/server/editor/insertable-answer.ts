import type { Asked } from '../sling/Handler';
import { insertableComponents } from './insertable-components';

/** `.allowedcomponents.json`: the components that authors can insert into a container. */
export const insertableAnswer = ({ instance, resource }: Asked): object =>
  insertableComponents(resource, instance.models.context(resource));
