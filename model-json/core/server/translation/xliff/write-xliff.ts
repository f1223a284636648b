import type { TranslatableText } from '../TranslatableText';
import { escapeXml } from '../../http/html';
import { inlinesOf } from './html-inlines';
import { codesIn, isCode, type Inline } from './Inline';

export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** A page to translate. */
export interface XliffPage {
  /** Its path. */
  readonly path: string;
  readonly texts: readonly TranslatableText[];
  /** The text of the copy by id. */
  readonly copy: ReadonlyMap<string, string>;
  /** Texts whose translation is up to date. */
  readonly translated: ReadonlySet<string>;
}

/** An XLIFF 2.1 document, one `<file>` a page. Markup is in codes with its original data, so that it survives translation. */
export function xliffOf(pages: readonly XliffPage[], source: string, target: string): string {
  const files = pages.filter(({ texts }) => texts.length > 0).map(fileOf);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.1" srcLang="${source}" trgLang="${target}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

const fileOf = (page: XliffPage, index: number): string =>
  [
    `<file id="f${index + 1}" original="${escapeXml(page.path)}">`,
    ...page.texts.map((text) => unitOf(text, page)),
    '</file>',
  ].join('\n');

function unitOf(text: TranslatableText, { copy, translated }: XliffPage): string {
  const { id, value, isRich } = text;
  const source = asInlines(value, isRich);
  const there = copy.get(id);
  const target = there === undefined ? undefined : asInlines(there, isRich);
  // A translation whose markup differs cannot name the source's codes.
  const fitting = target && sameCodes(source, target) ? target : undefined;
  const state = fitting && translated.has(id) ? 'translated' : 'initial';
  const data = [...codesIn(source)].flatMap(({ code }) => [
    `<data id="s${code.id}">${escapeXml(code.start)}</data>`,
    ...(code.end === undefined ? [] : [`<data id="e${code.id}">${escapeXml(code.end)}</data>`]),
  ]);
  return [
    `<unit id="${id}" name="${escapeXml(`${text.node}/${text.property}`)}" xml:space="preserve">`,
    `<notes><note category="component">${escapeXml(text.component)}</note><note category="field">${escapeXml(text.field)}</note></notes>`,
    ...(data.length > 0 ? [`<originalData>${data.join('')}</originalData>`] : []),
    `<segment state="${state}"><source>${markupOf(source)}</source>`,
    ...(fitting ? [`<target>${markupOf(fitting)}</target>`] : []),
    '</segment></unit>',
  ].join('\n');
}

/** A text as words and codes; one without markup is its words. */
export const asInlines = (value: string, isRich: boolean): Inline[] => (isRich ? inlinesOf(value) : [value]);

/** Whether two texts have the same elements in the same order; links lead elsewhere in each language. */
function sameCodes(a: readonly Inline[], b: readonly Inline[]): boolean {
  const shape = (inlines: readonly Inline[]) =>
    [...codesIn(inlines)]
      .map(({ code, around }) => `${/^<[^\s>]+/.exec(code.start)?.[0]}${around?.id ?? ''}`)
      .join('\n');
  return shape(a) === shape(b);
}

const markupOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (!isCode(inline)) return escapeXml(inline);
      const { id, end, children } = inline;
      return end === undefined
        ? `<ph id="${id}" dataRef="s${id}"/>`
        : `<pc id="${id}" dataRefStart="s${id}" dataRefEnd="e${id}">${markupOf(children)}</pc>`;
    })
    .join('');
