import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import type { PolicyStyle, PolicyStyleGroup } from '../../../../shared/authoring/template';
import { isNode, type NodeJson } from '../../repository/node-json';

/** The style groups of a policy's `cq:styleGroups`, in order. */
export const styleGroupsIn = (groups: NodeJson): PolicyStyleGroup[] =>
  nodesIn(groups).map(([name, group]) => ({
    name,
    label: textIn(group, 'cq:styleGroupLabel'),
    multiple: String(group['cq:styleGroupMultiple']) === 'true',
    styles: nodesIn(childIn(group, 'cq:styles')).map(([styleName, style]) => ({
      name: styleName,
      id: textIn(style, 'cq:styleId') || styleName,
      label: textIn(style, 'cq:styleLabel'),
      classes: textIn(style, 'cq:styleClasses'),
    })),
  }));

/** `cq:styleGroups` with these groups. Nodes that stay keep what else they store; new styles get ids from their labels. */
export function withStyleGroups(before: NodeJson, groups: readonly PolicyStyleGroup[]): NodeJson {
  const ids = new Set(groups.flatMap(({ styles }) => styles.flatMap(({ id }) => id ?? [])));
  const idFor = (style: PolicyStyle): string => {
    const id = style.id ?? freeName(pageNameOf(style.label) || 'style', (one) => ids.has(one));
    ids.add(id);
    return id;
  };
  return replaced(before, groups, (group, node) => ({
    ...node,
    'cq:styleGroupLabel': group.label,
    'cq:styleGroupMultiple': group.multiple,
    'cq:styles': replaced(childIn(node, 'cq:styles'), group.styles, (style, own) => ({
      ...own,
      'cq:styleId': idFor(style),
      'cq:styleClasses': style.classes,
      'cq:styleLabel': style.label,
    })),
  }));
}

/** A node whose child nodes are these, in this order: `item0`, `item1` … if they are new. */
function replaced<T extends { readonly name?: string | undefined }>(
  before: NodeJson,
  items: readonly T[],
  nodeOf: (item: T, before: NodeJson) => NodeJson,
): NodeJson {
  const taken = new Set(items.flatMap(({ name }) => name ?? []));
  const next = () => {
    for (let i = 0; ; i += 1) if (!taken.has(`item${i}`)) return `item${i}`;
  };
  const made: NodeJson = { 'jcr:primaryType': 'nt:unstructured', ...propertiesIn(before) };
  for (const item of items) {
    const name = item.name ?? next();
    taken.add(name);
    made[name] = nodeOf(item, { 'jcr:primaryType': 'nt:unstructured', ...childIn(before, name) });
  }
  return made;
}

export const nodesIn = (node: NodeJson): [string, NodeJson][] =>
  Object.entries(node).flatMap(([name, member]) =>
    isNode(member) ? [[name, member] as [string, NodeJson]] : [],
  );

export const childIn = (node: NodeJson, name: string): NodeJson => {
  const child = node[name];
  return isNode(child) ? child : {};
};

const propertiesIn = (node: NodeJson): NodeJson =>
  Object.fromEntries(Object.entries(node).filter(([, member]) => !isNode(member)));

export function textIn(node: NodeJson, name: string): string {
  const value = node[name];
  return value === undefined || isNode(value) ? '' : String(Array.isArray(value) ? (value[0] ?? '') : value);
}
