import { largeSections } from '../large-page';

/** A component as Puck keeps it. */
interface PuckItem {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string };
}

type Node = Readonly<Record<string, unknown>>;

const text = (node: Node, name: string) => String(node[name] ?? '');

function item(name: string, node: Node): PuckItem {
  const type = text(node, 'sling:resourceType').split('/').at(-1);
  if (type === 'title') return { type: 'Title', props: { id: name, text: text(node, 'jcr:title') } };
  if (type === 'text') return { type: 'Text', props: { id: name, html: text(node, 'text') } };
  const [title, description] = [text(node, 'jcr:title'), text(node, 'jcr:description')];
  return { type: 'Teaser', props: { id: name, title, description, link: text(node, 'linkURL') } };
}

const childrenOf = (node: Node): [string, Node][] =>
  Object.entries(node).filter((entry): entry is [string, Node] => typeof entry[1] === 'object');

/** The large page for Puck: the same 300 components in the same 30 sections, with the same texts. */
export function puckPage(): { root: object; content: readonly PuckItem[] } {
  const content = childrenOf(largeSections).map(([name, section]) => ({
    type: 'Section',
    props: { id: name, content: childrenOf(section).map(([each, node]) => item(`${name}-${each}`, node)) },
  }));
  return { root: { props: {} }, content };
}
