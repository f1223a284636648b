import { isNode, type NodeJson } from '../node-json';

/** Metadata: when and by whom a node was made, changed, published or locked. A repository writes some of it itself. */
const NOTES =
  /^cq:last(?:Modified|Replicat)|^jcr:(?:uuid|lock|created|lastModified|versionHistory|baseVersion|predecessors|isCheckedOut)/;

/** Types whose children a repository keeps in an order of its own. */
const UNORDERED = new Set(['cq:Template', 'sling:Folder', 'nt:folder']);

/** A node with all below it as text: the same for the same content, without metadata, wherever it is stored. */
export const comparable = (node: NodeJson): string => JSON.stringify(sorted(node));

/** The order of properties never matters, that of nodes only where a repository keeps it. */
function sorted(node: NodeJson): unknown[] {
  const members = Object.entries(node).filter(([name]) => !NOTES.test(name));
  const values = members.filter(([, member]) => !isNode(member)).sort(byName);
  const nodes = members.flatMap(([name, member]): [string, unknown][] =>
    isNode(member) ? [[name, sorted(member)]] : [],
  );
  return [...values, ...(UNORDERED.has(String(node['jcr:primaryType'])) ? nodes.sort(byName) : nodes)];
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
