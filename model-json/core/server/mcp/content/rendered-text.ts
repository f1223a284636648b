import { Parser } from 'htmlparser2';

const UNREAD = new Set(['script', 'style', 'template', 'svg', 'noscript']);
const BLOCKS =
  /^(?:p|div|section|article|header|footer|nav|main|aside|ul|ol|li|dl|dt|dd|table|tr|figure|figcaption|h[1-6]|form|fieldset|blockquote|details|summary)$/;

/**
 * The text of a drawn page's `<main>`, or of all of it if it has none, as somebody reads it from top to bottom: headings with `#`, list items with `-`,
 * links and pictures as in Markdown.
 */
export const renderedText = (html: string): string => textWithin('main', html) || textWithin('body', html);

function textWithin(tag: string, html: string): string {
  const out: string[] = [];
  const links: string[] = [];
  let unread = 0;
  let main = 0;
  const parser = new Parser({
    onopentag(name, { href, alt, src }) {
      if (name === tag) main += 1;
      if (UNREAD.has(name)) unread += 1;
      if (main === 0 || unread > 0) return;
      if (BLOCKS.test(name)) out.push('\n');
      if (/^h[1-6]$/.test(name)) out.push(`\n${'#'.repeat(Number(name[1]))} `);
      if (name === 'li') out.push('- ');
      if (name === 'td' || name === 'th') out.push(' | ');
      if (name === 'br') out.push('\n');
      if (name === 'img' && src !== undefined) out.push(`![${alt ?? ''}]`);
      if (name === 'a') {
        links.push(href ?? '');
        if (href !== undefined) out.push('[');
      }
    },
    ontext(text) {
      if (main > 0 && unread === 0) out.push(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (main > 0 && unread === 0) {
        if (name === 'a') {
          const href = links.pop();
          if (href) out.push(`](${href})`);
        }
        if (BLOCKS.test(name)) out.push('\n');
      }
      if (UNREAD.has(name)) unread -= 1;
      if (name === tag) main -= 1;
    },
  });
  parser.end(html);
  return out
    .join('')
    .replaceAll('\u00ad', '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
