import type { NodeJson } from '../node-json';

/** A page with an empty root. */
export const page = (title: string, below: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'jcr:title': title,
    root: { 'jcr:primaryType': 'nt:unstructured' },
  },
  ...below,
});

/** A node with a text. */
export const text = (value: string): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', text: value });
