import { isNode, type ContentNode } from '../sling/content-node';
import { hasSameProperties, isBookkeeping, isSame, isSameList } from './conflict/same';
import { childNames, childOf, isWithin, propertyOf } from './tree';

/** A part of the page that must be redrawn. */
export interface Part {
  readonly kind: 'replace' | 'delete' | 'insert';
  readonly path: string;
  /** For an insert: the sibling before it; undefined if it is the first. */
  readonly after?: string;
  /** For an insert at the start: the sibling after it. */
  readonly before?: string;
}

const typeOf = (node: ContentNode | undefined) => String(propertyOf(node, 'sling:resourceType') ?? '');
const isComponent = (node: unknown): node is ContentNode => isNode(node) && typeOf(node) !== '';
const components = (node: ContentNode) => childNames(node).filter((name) => isComponent(node[name]));

/** Tabs, accordion, carousel: they show the titles and number of their panels. */
export const isPanelContainer = (node: ContentNode | undefined): boolean =>
  /\/(?:tabs|accordion|carousel)$/.test(typeOf(node));

/** With more changes than this in one container, redraw all of it: one model loads faster than many. */
const MANY = 6;

/**
 * The smallest parts in which two states of a page differ, each of a kind that the page's model store can update.
 *
 * @param path path of both nodes
 */
export function changedParts(path: string, before: ContentNode, after: ContentNode): Part[] {
  if (before === after) return [];
  if (!hasSameProperties(before, after) || typeOf(before) !== typeOf(after) || !isSameInside(before, after))
    return [{ kind: 'replace', path }];
  const [were, are] = [components(before), components(after)];
  const own = isSameList(were, are) ? [] : changedChildren(path, after, were, are);
  if (own.some((part) => part.path === path)) return own;
  const deeper = are.flatMap((name) => {
    const [was, is] = [childOf(before, name), childOf(after, name)];
    if (!isComponent(was) || !is || was === is) return [];
    if (showsInParent(after, was, is)) return [{ kind: 'replace' as const, path }];
    return changedParts(`${path}/${name}`, was, is);
  });
  if (deeper.some((part) => part.path === path)) return [{ kind: 'replace', path }];
  // What comes into a container within is drawn first: right after a removal around it, the page would miss it.
  const comes = ({ kind }: Part) => kind !== 'delete';
  const parts = [...deeper.filter(comes), ...own, ...deeper.filter((part) => !comes(part))];
  return parts.length > MANY ? [{ kind: 'replace', path }] : parts;
}

/** Child nodes that belong to a component but are not components: `image`, `actions/item0`. */
function isSameInside(before: ContentNode, after: ContentNode): boolean {
  const inner = (node: ContentNode) =>
    childNames(node).filter(
      (name) => !isComponent(node[name]) && name !== 'cq:responsive' && !isBookkeeping(name),
    );
  return (
    isSameList(inner(before), inner(after)) && inner(after).every((name) => isSame(before[name], after[name]))
  );
}

/** A column's width and a panel's title are part of the container's model. */
function showsInParent(parent: ContentNode, was: ContentNode, is: ContentNode): boolean {
  if (!isSame(was['cq:responsive'], is['cq:responsive'])) return true;
  const isTitle = ['cq:panelTitle', 'jcr:title'].some((name) => !isSame(was[name], is[name]));
  return isTitle && isPanelContainer(parent);
}

function changedChildren(
  path: string,
  after: ContentNode,
  were: readonly string[],
  are: readonly string[],
): Part[] {
  const whole: Part[] = [{ kind: 'replace', path }];
  const kept = are.filter((name) => were.includes(name));
  const isReordered = !isSameList(
    kept,
    were.filter((name) => are.includes(name)),
  );
  // The model store does not update the order of an empty container.
  const [first] = kept;
  if (isReordered || isPanelContainer(after) || first === undefined) return whole;
  const added = are.filter((name) => !were.includes(name));
  if (added.some((name) => !isWholeRow(after, childOf(after, name)))) return whole;
  return [
    ...were
      .filter((name) => !are.includes(name))
      .map((name): Part => ({ kind: 'delete', path: `${path}/${name}` })),
    ...added.map((name): Part => {
      const previous = are[are.indexOf(name) - 1];
      const at = `${path}/${name}`;
      if (previous !== undefined) return { kind: 'insert', path: at, after: `${path}/${previous}` };
      return { kind: 'insert', path: at, before: `${path}/${first}` };
    }),
  ];
}

/** Whether the page gives an inserted child its column without reloading the container. */
const isWholeRow = (parent: ContentNode, child: ContentNode | undefined): boolean =>
  childOf(child, 'cq:responsive') === undefined &&
  propertyOf(childOf(childOf(parent, 'cq:responsive'), 'default'), 'width') === undefined;

/** Parts that are not contained in another one. */
export function outermost(parts: readonly Part[]): Part[] {
  const replaced = parts.filter(({ kind }) => kind === 'replace').map(({ path }) => path);
  const isInside = (path: string) => replaced.some((outer) => outer !== path && isWithin(path, outer));
  return parts.filter(({ path }) => !isInside(path));
}
