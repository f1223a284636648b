import { plainText } from '../../../exporter/shared/plain-text';
import type { Resource } from '../../../repository/Resource';
import { fieldOf } from '../field-of';

/** A link or a reference, as it is stored. */
export interface StoredLink {
  /** The component, or the `jcr:content` of the page. */
  readonly path: string;
  /** The field of its dialog. */
  readonly field: string;
  readonly href: string;
}

/** Properties of repository and page that are no links. Texts and the redirect of a page are. */
const NO_LINK = /^(?:cq|sling|jcr|rep|mix|dam):(?!redirectTarget$|description$|panelTitle$)/;
const IN_TEXT = /(?:href|src)="([^"]*)"|"(\/content\/[^"|]*)"/g;

/** The links and references in the content of a page or fragment, in their order. */
export function* storedLinks(node: Resource): Generator<StoredLink> {
  for (const [name, value] of Object.entries(node.properties)) {
    if (NO_LINK.test(name)) continue;
    for (const each of typeof value === 'object' ? value : [value]) {
      if (typeof each !== 'string') continue;
      for (const href of linksIn(each)) yield { ...fieldOf(node, name), href };
    }
  }
  for (const child of node.children.values()) {
    if (child.name === 'cq:LiveSyncConfig' || child.properties['jcr:primaryType'] === 'cq:Page') continue;
    yield* storedLinks(child);
  }
}

function linksIn(value: string): string[] {
  if (/^(?:\/content\/|https?:\/\/)\S*$/.test(value) || /^\/content\/[^<>"]+$/.test(value)) return [value];
  if (!value.includes('"')) return [];
  return [...value.matchAll(IN_TEXT)]
    .map(([, href = '', path = '']) => plainText(href || path))
    .filter(Boolean);
}
