import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Marked, type Tokens } from 'marked';
import { slugs } from './slugs';

/** A document as a page shows it. */
export interface Chapter {
  readonly title: string;
  /** The first paragraph as plain text, for lists and search engines; empty if it begins with something else. */
  readonly description: string;
  /** What follows the title. */
  readonly html: string;
}

/** Where a file of the repository is in the handbook, without `.html`; undefined if it is no chapter. */
export type Places = (file: string) => string | undefined;

/**
 * A Markdown document as a chapter. Headings get the ids that GitHub gives them, links to other documents lead to their
 * chapters. What is not in the handbook, source files and pictures, is named but not linked.
 *
 * @param file its path in the repository
 */
export function chapterOf(markdown: string, file: string, places: Places): Chapter {
  const idOf = slugs();
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const id = idOf(plain(inner));
        if (depth > 1) return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
        title ||= plain(inner);
        return '';
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = targetOf(href, file, places);
        return target === undefined ? inner : `<a href="${target}">${inner}</a>`;
      },
      image: () => '',
    },
  });
  const html = marked
    .parse(markdown.replaceAll(/<!--[^]*?-->/g, ''), { async: false })
    .replaceAll(/<p>\s*<\/p>/g, '')
    .trim();
  return { title, description: descriptionOf(html), html };
}

/** An address in the handbook or outside; undefined if there is nothing to lead to. */
function targetOf(href: string, file: string, places: Places): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [target = '', hash] = href.split('#');
  const place = places(path.posix.normalize(path.posix.join(path.posix.dirname(file), target)));
  return place && `${place}.html${hash === undefined ? '' : `#${hash}`}`;
}

const descriptionOf = (html: string): string => {
  const [, first = ''] = /^<p>([^]*?)<\/p>/.exec(html) ?? [];
  return plain(first).replaceAll(/\s+/g, ' ');
};

/** The text of HTML. */
export const plain = (html: string): string => DomUtils.textContent(parseDocument(html).children);
