import type { Command, ContentNode, PropertyValue } from '../session/EditorSession';
import { isBookkeeping, isSame } from '../session/conflict/same';
import { propertyOf } from '../session/tree';
import { LEFT, listOf, OWN_PROPERTIES, WITH_CHILDREN } from '../selection/actions/inherited-now';
import { isNode } from '../sling/content-node';

type SetCommand = Extract<Command, { type: 'set' }>;

/** AEM's mixin of a component some of whose properties have left their source. */
const SOME_LEFT = 'cq:PropertyLiveSyncCancelled';
const STATE = new Set(['jcr:mixinTypes', OWN_PROPERTIES, WITH_CHILDREN]);

/** A component, or a part of it, leaves its source. It keeps what it shows. */
export const leave = (path: string, node: ContentNode, withChildren: boolean): SetCommand => ({
  type: 'set',
  path,
  properties: {
    'jcr:mixinTypes': withMixin(node, LEFT),
    ...(withChildren && { [WITH_CHILDREN]: true }),
  },
});

/** Some properties of a component leave their source. */
export const leaveProperties = (path: string, node: ContentNode, names: readonly string[]): SetCommand => ({
  type: 'set',
  path,
  properties: {
    'jcr:mixinTypes': withMixin(node, SOME_LEFT),
    [OWN_PROPERTIES]: [...new Set([...listOf(node[OWN_PROPERTIES]), ...names])],
  },
});

/**
 * A component follows its source again. The command says what it will show, so that undo can put back its own values.
 *
 * @param source the component as it is in the source; undefined if its author may not see that
 */
export const follow = (path: string, node: ContentNode, source: ContentNode | undefined): SetCommand => {
  const values = source ? valuesOf(node, source, membersOf(node, source)) : { properties: {}, children: {} };
  const mixins = listOf(node['jcr:mixinTypes']).filter((name) => name !== LEFT && name !== SOME_LEFT);
  const wasSet = [WITH_CHILDREN, OWN_PROPERTIES].filter((name) => propertyOf(node, name) !== undefined);
  return {
    type: 'set',
    path,
    properties: {
      ...values.properties,
      'jcr:mixinTypes': mixins.length > 0 ? mixins : null,
      ...Object.fromEntries(wasSet.map((name) => [name, null])),
    },
    children: values.children,
  };
};

/** Some properties of a component follow their source again. */
export function followProperties(
  path: string,
  node: ContentNode,
  source: ContentNode | undefined,
  names: readonly string[],
): SetCommand {
  const own = listOf(node[OWN_PROPERTIES]).filter((name) => !names.includes(name));
  const mixins = listOf(node['jcr:mixinTypes']).filter((name) => own.length > 0 || name !== SOME_LEFT);
  return {
    type: 'set',
    path,
    properties: {
      ...(source && valuesOf(node, source, names).properties),
      [OWN_PROPERTIES]: own.length > 0 ? own : null,
      'jcr:mixinTypes': mixins.length > 0 ? mixins : null,
    },
  };
}

/** Takes the values of the source, without following it. */
export const reset = (
  path: string,
  node: ContentNode,
  source: ContentNode,
  names: readonly string[],
): SetCommand => ({ type: 'set', path, ...valuesOf(node, source, names) });

const withMixin = (node: ContentNode, name: string): string[] =>
  [...new Set([...listOf(node['jcr:mixinTypes']), name])].sort();

/** What an author sees of a component: its properties and parts, but not the components in it. */
export const membersOf = (node: ContentNode, source: ContentNode): string[] =>
  [...new Set([...Object.keys(node), ...Object.keys(source)])].filter(
    (name) =>
      !STATE.has(name) && !isBookkeeping(name) && !isComponent(node[name]) && !isComponent(source[name]),
  );

const isComponent = (member: unknown): boolean =>
  isNode(member) && propertyOf(member, 'sling:resourceType') !== undefined;

function valuesOf(node: ContentNode, source: ContentNode, names: readonly string[]) {
  const properties: Record<string, PropertyValue | null> = {};
  const children: Record<string, ContentNode | null> = {};
  for (const name of names) {
    const [is, was] = [node[name] ?? undefined, source[name] ?? undefined];
    if (isSame(is, was)) continue;
    if (isNode(was)) children[name] = was;
    else if (was !== undefined) properties[name] = was;
    else if (isNode(is)) children[name] = null;
    else properties[name] = null;
  }
  return { properties, children };
}
