import path from 'node:path';
import { nodeAt, readLines, type LinedNode } from './json-lines';

/** What a template fixes on every page stands below, and the policies of it at the same places here. */
const STRUCTURE = 'structure/jcr:content';
const POLICIES = 'policies/jcr:content';

/**
 * Components of a template's structure, the page itself included, for which the template names no policy, or none that there
 * is. AEM would let authors insert nothing into them, and draw them without their styles.
 */
export function templateProblems(root: string, file: string, template: LinedNode): string[] {
  const structure = nodeAt(template, STRUCTURE);
  if (!structure) return [`${file}:1: the template has no ${STRUCTURE}`];
  const known = readLines(path.join(root, path.dirname(file), '../policies.json'));
  return [...withoutPolicy(file, template, '', structure), ...unknownPolicies(file, template, known)];
}

function* withoutPolicy(
  file: string,
  template: LinedNode,
  place: string,
  node: LinedNode,
): Generator<string> {
  const mapping = POLICIES + place;
  if (node.texts.has('sling:resourceType') && !nodeAt(template, mapping)?.texts.has('cq:policy')) {
    const what = place ? `"${place.slice(1)}"` : 'the page';
    yield `${file}:${node.line}: ${what} has no policy; name one as cq:policy of ${mapping}`;
  }
  for (const [name, child] of node.children) yield* withoutPolicy(file, template, `${place}/${name}`, child);
}

function* unknownPolicies(file: string, node: LinedNode, known: LinedNode): Generator<string> {
  const policy = node.texts.get('cq:policy');
  if (policy && !nodeAt(known, policy.text)) {
    yield `${file}:${policy.line}: there is no policy ${policy.text} in ${path.posix.join(path.posix.dirname(file), '../policies.json')}`;
  }
  for (const child of node.children.values()) yield* unknownPolicies(file, child, known);
}
