import { componentType } from '../../../../shared/addresses/app';
import type { RawModel } from '../kit/models/container';
import { isBlank, isLink, type Json, type JsonObject } from './values';
import { escapeText, linkSettings, settingsJson, writeLink } from './write-value';

export const TITLE = componentType('title');
export const TEXT = componentType('text');

/** What a document has without a block. */
export interface DefaultContent {
  readonly type: string;
  readonly html: string;
}

/** An id that the exporter made; an author's is kept, and needs a block. */
const MADE = /-[0-9a-f]{10}$/;
/** Paragraphs and plain lists. */
const PLAIN =
  /^\s*(?:<p>(?:(?!<\/?(?:p|div|img|picture|table)\b)[\s\S])*<\/p>\s*|<([uo]l)>(?:(?!<\/?[uo]l\b)[\s\S])*<\/\1>\s*)+$/;

/**
 * A title as a heading, a text as paragraphs and lists; undefined if that would not say all of it: a block does.
 */
export function defaultContent(model: RawModel): DefaultContent | undefined {
  const json = model as unknown as JsonObject;
  if (!MADE.test(String(json['id'])) || !isBlank(json['appliedCssClassNames'])) return undefined;
  switch (model[':type']) {
    case TITLE:
      return titleOf(json);
    case TEXT: {
      const html = json['text'];
      const isPlain = json['richText'] === true && typeof html === 'string' && PLAIN.test(html);
      return isPlain ? { type: TEXT, html } : undefined;
    }
    default:
      return undefined;
  }
}

function titleOf({ text, type, link, linkDisabled }: JsonObject): DefaultContent | undefined {
  const isPlain = typeof text === 'string' && text.trim() === text && text !== '' && !/\s{2}/.test(text);
  if (!isPlain || typeof type !== 'string' || !/^h[1-6]$/.test(type) || linkDisabled === true)
    return undefined;
  const words = linked(link, text);
  return words === undefined ? undefined : { type: TITLE, html: `<${type}>${words}</${type}>` };
}

function linked(link: Json, text: string): string | undefined {
  if (!isLink(link)) return escapeText(text);
  return settingsJson(linkSettings(link)) === '' ? writeLink(link, text) : undefined;
}
