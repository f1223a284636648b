import { marked } from 'marked';
import { escapeHtml } from '../../../core/server/http/html';
import { readHtml, type KindAt } from './read-html';
import type { RichNode } from './RichNode';
import { writeMarkdown } from './write-markdown';
import { writePlainText } from './write-plain-text';

const NOTHING: KindAt = () => undefined;

/** A long text: HTML, Markdown or plain, and each as the others. */
export class LongText {
  constructor(
    private readonly text: string,
    private readonly mimeType: string,
  ) {}

  get html(): string {
    if (this.isMarkdown) return marked.parse(this.text, { async: false });
    return this.isPlain ? htmlOfLines(this.text) : this.text;
  }

  get markdown(): string {
    return this.isMarkdown ? this.text : writeMarkdown(this.treeWith(NOTHING));
  }

  get plainText(): string {
    return this.isPlain ? this.text : writePlainText(this.treeWith(NOTHING));
  }

  /** @param kindAt tells links to fragments from others */
  treeWith(kindAt: KindAt): RichNode[] {
    return readHtml(this.html, kindAt);
  }

  /** The paths of the content that it links to or shows, each once. */
  get paths(): string[] {
    const found = this.html.matchAll(/(?:href|src)\s*=\s*["'](\/content\/[^"'?#]+)/g);
    return [...new Set([...found].map(([, path = '']) => path))];
  }

  private get isMarkdown(): boolean {
    return this.mimeType.includes('markdown');
  }

  private get isPlain(): boolean {
    return this.mimeType.startsWith('text/plain');
  }
}

/** An empty line ends a paragraph, a single one a line. */
const htmlOfLines = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
