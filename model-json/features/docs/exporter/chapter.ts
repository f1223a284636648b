import { DomUtils, parseDocument } from 'htmlparser2';
import type { Exporter } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { text } from '../../../core/exporter/shared/properties';
import { tokensOf, type Token } from './tokens-of';

/** Chapter: its HTML in parts, because tables and code scroll by themselves. */
export const chapter: Exporter = (resource, context) =>
  componentModel(resource, context, { parts: partsOf(text(resource.properties, 'text') ?? '') });

/* A type, not an interface: those are no JSON, since they can be added to. */
type Part = {
  readonly kind: 'prose' | 'table' | 'code';
  readonly html?: string;
  readonly code?: Token[];
  readonly heading?: string;
};

type Child = ReturnType<typeof parseDocument>['children'][number];

const tagOf = (node: Child): string | undefined => ('name' in node ? node.name : undefined);

/**
 * The parts of a chapter's HTML: each table and each `<pre>` at its top level is one, what stands between them another. Those
 * in lists stay in their list.
 */
export function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let prose: Child[] = [];
  let heading: string | undefined;
  const end = () => {
    const words = DomUtils.getOuterHTML(prose).trim();
    if (words !== '') parts.push({ kind: 'prose', html: words });
    prose = [];
  };
  for (const node of parseDocument(html).children) {
    const tag = tagOf(node);
    if (tag === 'pre' || tag === 'table') {
      end();
      parts.push(tag === 'pre' ? codeOf(node) : tableOf(node, heading));
      continue;
    }
    if (tag !== undefined && /^h[1-6]$/.test(tag) && 'attribs' in node) heading = node.attribs['id'];
    prose.push(node);
  }
  end();
  return parts;
}

const tableOf = (node: Child, heading: string | undefined): Part => ({
  kind: 'table',
  html: DomUtils.getOuterHTML(node),
  ...(heading !== undefined && { heading }),
});

/** Markdown's `<pre><code class="language-ts">`. */
function codeOf(node: Child): Part {
  const [language] = DomUtils.getElementsByTagName('code', node).flatMap(
    ({ attribs }) => /(?:^|\s)language-(\S+)/.exec(attribs['class'] ?? '')?.[1] ?? [],
  );
  return { kind: 'code', code: tokensOf(DomUtils.textContent(node).replace(/\n$/, ''), language) };
}
