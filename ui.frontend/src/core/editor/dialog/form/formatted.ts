import { parseHtml } from '../../../kit/html/parse-html';
import type { DialogField } from '../../../kit/dialogs/dialog';
import type { Values } from './Values';

/** Converts a text between formatted and plain when the box that controls it is ticked or unticked. */
export function withFormatted(fields: readonly DialogField[], values: Values, changed: string): Values {
  const text = fields.find((field) => field.widget === 'richtext' && field.formattedBy === changed);
  const value = text && values[text.name];
  if (!text || typeof value !== 'string') return values;
  return { ...values, [text.name]: values[changed] === true ? toHtml(value) : toPlain(value) };
}

const toHtml = (text: string): string => {
  const paragraph = document.createElement('p');
  paragraph.textContent = text.trim();
  return text.trim() ? paragraph.outerHTML : '';
};

/** Turns blocks and line breaks into lines. */
function toPlain(html: string): string {
  const body = parseHtml(html);
  body
    .querySelectorAll('br, p, li, h1, h2, h3, h4, h5, h6, tr, blockquote')
    .forEach((block) => block.append('\n'));
  body.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
