import type { ComponentDefinition, ContentTemplate } from '../../ui.frontend/src/core/kit/define-component';
import { unstructured, type DocNode, type DocValue, type NamedNode } from './docview';

type Member = ContentTemplate[string];

const isNode = (member: Member): member is ContentTemplate =>
  typeof member === 'object' && !Array.isArray(member);

/** `cq:template`, the initial content of a new component in AEM; undefined if it starts empty. */
export function templateNode({ template }: ComponentDefinition): DocNode | undefined {
  return template && docNode(template);
}

function docNode(template: ContentTemplate): DocNode {
  const properties: Record<string, DocValue> = {};
  const children: NamedNode[] = [];
  for (const [name, member] of Object.entries(template)) {
    if (isNode(member)) children.push([name, docNode(member)]);
    else properties[name] = member;
  }
  return unstructured(properties, children);
}

/** In the format of the repository's JSON. */
export function templateJson(template: ContentTemplate): object {
  const members = Object.entries(template).map(([name, member]) => [
    name,
    isNode(member) ? templateJson(member) : member,
  ]);
  return { 'jcr:primaryType': 'nt:unstructured', ...Object.fromEntries(members) };
}
