import type { ComponentDefinition, ContentTemplate } from '../../ui.frontend/src/core/kit/define-component';
import { unstructured, type DocNode, type DocValue } from './docview';

type Member = ContentTemplate[string];

const isNode = (member: Member): member is ContentTemplate =>
  typeof member === 'object' && !Array.isArray(member);

/** `cq:template`, the initial content of a new component in AEM; undefined if it starts empty. */
export function templateNode({ template }: ComponentDefinition): DocNode | undefined {
  return template && docNode(template);
}

function docNode(template: ContentTemplate): DocNode {
  const members = Object.entries(template);
  const properties = Object.fromEntries(members.filter(([, member]) => !isNode(member))) as Record<
    string,
    DocValue
  >;
  return unstructured(
    properties,
    members.flatMap(([name, member]) => (isNode(member) ? [[name, docNode(member)] as const] : [])),
  );
}

/** In the format of the repository's JSON. */
export function templateJson(template: ContentTemplate): object {
  const members = Object.entries(template).map(([name, member]) => [
    name,
    isNode(member) ? templateJson(member) : member,
  ]);
  return { 'jcr:primaryType': 'nt:unstructured', ...Object.fromEntries(members) };
}
