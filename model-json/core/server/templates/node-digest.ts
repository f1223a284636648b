import { createHash } from 'node:crypto';
import { isNode, type NodeJson } from '../../repository/node-json';

/** When and by whom something was published or changed: no change of what it says. */
const NOTES = /^cq:last(?:Modified|Replicat)|^jcr:(?:lastModified|uuid)/;

/** A name for the state of a node and all below it: equal states have equal names. */
export const nodeDigest = (node: NodeJson): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(node)))
    .digest('base64url')
    .slice(0, 16);

/** Order matters only for nodes. */
function sorted(node: NodeJson): unknown[] {
  const members = Object.entries(node).filter(([name]) => !NOTES.test(name));
  const values = members.filter(([, member]) => !isNode(member)).sort(([a], [b]) => (a < b ? -1 : 1));
  const nodes = members.flatMap(([name, member]) => (isNode(member) ? [[name, sorted(member)]] : []));
  return [...values, ...nodes];
}
