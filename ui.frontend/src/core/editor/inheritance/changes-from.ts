import type { ContentNode } from '../session/EditorSession';
import { pageChanges, type ComponentChange } from '../versions/page-changes';

const STATE =
  /^(?:jcr:mixinTypes|jcr:primaryType|cq:propertyInheritanceCancelled|cq:isCancelledForChildren)$/;

/** How a component differs from its source, without what says that it has left it. */
export const changesFrom = (source: ContentNode, node: ContentNode): ComponentChange[] =>
  pageChanges(source, node)
    .map((change) => ({ ...change, fields: change.fields.filter(({ name }) => !STATE.test(name)) }))
    .filter(({ fields, isReordered }) => fields.length > 0 || isReordered);
