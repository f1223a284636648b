import { isBookkeeping, isSame, isSameList } from '../session/conflict/same';
import { childNames } from '../session/tree';
import { isNode, type ContentNode, type PropertyValue } from '../sling/content-node';

type Value = PropertyValue | ContentNode | undefined;

/** A property, or a child node without a component of its own, that differs. */
export interface FieldChange {
  readonly name: string;
  readonly before: Value;
  readonly after: Value;
}

/** A component that differs between two states of a page. */
export interface ComponentChange {
  /** From the page's content: `root/main/title`; `''` for the page itself. */
  readonly path: string;
  readonly resourceType: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Of a changed component. */
  readonly fields: readonly FieldChange[];
  /** Whether its components have another order. */
  readonly isReordered: boolean;
}

const typeOf = (node: ContentNode): string => String(node['sling:resourceType'] ?? '');
const isComponent = (value: Value): value is ContentNode => isNode(value) && typeOf(value) !== '';

/** The components that differ from one state of a page to another, in the order of the page. */
export function pageChanges(before: ContentNode, after: ContentNode, path = ''): ComponentChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => !isBookkeeping(name),
  );
  const fields: FieldChange[] = [];
  const inside: ComponentChange[] = [];
  for (const name of names) {
    const [was, is] = [valueOf(before, name), valueOf(after, name)];
    const child = path === '' ? name : `${path}/${name}`;
    if (isComponent(was) && isComponent(is) && typeOf(was) === typeOf(is))
      inside.push(...pageChanges(was, is, child));
    else if (isComponent(was) || isComponent(is)) {
      if (isComponent(was)) inside.push(whole(child, was, 'removed'));
      if (isComponent(is)) inside.push(whole(child, is, 'added'));
    } else if (!isSame(was, is)) fields.push({ name, before: was, after: is });
  }
  const isReordered = !isSameList(commonComponents(before, after), commonComponents(after, before));
  const own: ComponentChange = { path, resourceType: typeOf(after), kind: 'changed', fields, isReordered };
  return [...(fields.length > 0 || isReordered ? [own] : []), ...inside];
}

const whole = (path: string, node: ContentNode, kind: 'added' | 'removed'): ComponentChange => ({
  path,
  resourceType: typeOf(node),
  kind,
  fields: [
    {
      name: '',
      before: kind === 'removed' ? node : undefined,
      after: kind === 'added' ? node : undefined,
    },
  ],
  isReordered: false,
});

/** Not `node[name]`: the name could be "constructor". */
const valueOf = (node: ContentNode, name: string): Value =>
  Object.hasOwn(node, name) ? (node[name] ?? undefined) : undefined;

const commonComponents = (node: ContentNode, other: ContentNode): string[] =>
  childNames(node).filter((name) => isComponent(valueOf(node, name)) && isComponent(valueOf(other, name)));
