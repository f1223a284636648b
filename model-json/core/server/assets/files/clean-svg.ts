import { Parser } from 'htmlparser2';
import { HttpError } from '../../http/http-error';
import { ATTRIBUTES, ELEMENTS } from './svg-names';
import { t } from '../../../../../shared/authoring/language/t';

/** References that stay inside the drawing, and pictures that it contains. */
const HARMLESS_REFERENCE = /^(?:#[^\s"'<>]*|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*)$/i;

/** Functions and rules by which a style loads something or runs something; escapes hide them. */
const HARMFUL_STYLE =
  /url\(\s*['"]?(?!#)|@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:|\\|<|&#/i;

/** Deeper than any drawing. */
const MAX_DEPTH = 200;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A drawing without anything that runs, loads or leads elsewhere: only elements and attributes on a list stay. Document
 * types, entities, processing instructions, comments, scripts, event handlers, foreign content, external references
 * and links are left out.
 *
 * @throws HttpError 422 if it is not a drawing
 */
export function cleanSvg(svg: string): string {
  const parts: string[] = [];
  const open: string[] = [];
  // Names of open elements inside one that is left out.
  let skipped = 0;
  let style: string[] | undefined;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isKept = skipped === 0 && ELEMENTS.has(name) && (open.length > 0 || name === 'svg');
        if (!isKept || (parts.length === 0) !== (name === 'svg' && open.length === 0)) {
          skipped += 1;
          return;
        }
        if (open.length >= MAX_DEPTH)
          throw new HttpError(422, t('A drawing may nest {MAX_DEPTH} elements at most', { MAX_DEPTH }));
        open.push(name);
        parts.push(`<${name}${attributesOf(attributes)}>`);
        if (name === 'style') style = [];
      },
      ontext(text) {
        if (skipped > 0 || open.length === 0) return;
        if (style) style.push(text);
        else parts.push(escaped(text));
      },
      onclosetag(name) {
        if (skipped > 0) skipped -= 1;
        else if (open.at(-1) === name) {
          const rules = style?.join('') ?? '';
          if (!HARMFUL_STYLE.test(rules)) parts.push(escaped(rules));
          style = undefined;
          open.pop();
          parts.push(`</${name}>`);
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  if (parts.length === 0 || open.length > 0)
    throw new HttpError(422, t('This is not a complete SVG drawing'));
  return parts.join('');
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  const kept = Object.entries(attributes).filter(([name, value]) => isHarmless(name, value));
  return kept.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink';
  if (name === 'href' || name === 'xlink:href') return HARMLESS_REFERENCE.test(value.trim());
  if (!ATTRIBUTES.has(name) && !/^(?:aria-[a-z]+|data-[a-z-]+)$/.test(name)) return false;
  return !HARMFUL_STYLE.test(value);
}
