import { escapeHtmlText } from '../../http/html';
import type { InlineElement, ReadableText, Span } from './ReadableText';

interface Edit extends Span {
  readonly text: string;
}

/**
 * Replaces matches in a stored text. What match and replacement have in common at their beginning and end stays as it is,
 * with its formatting; what differs gets the formatting of its first character. An element that has lost all its text
 * goes with it. Markup stays otherwise.
 *
 * @param matches spans of characters of `readable`, in order
 * @param isRich whether the source is HTML
 */
export function replaceInText(
  source: string,
  readable: ReadableText,
  matches: readonly Span[],
  replacement: string,
  isRich: boolean,
): string {
  const edits: Edit[] = [];
  const removed = new Set<number>();
  for (const match of matches) {
    const { gone, text } = differenceOf(readable.raw, match, replacement);
    if (gone.from === gone.to && text === '') continue;
    edits.push({ ...placeOf(readable, gone, match), text: isRich ? escapeHtmlText(text) : text });
    for (let at = gone.from; at < gone.to; at += 1) {
      const place = readable.places[at];
      // With the first of them the text stays that replaces them all.
      if (at > gone.from || text === '') removed.add(at);
      if (at > gone.from && place) edits.push({ ...place, text: '' });
    }
  }
  for (const element of readable.inline)
    if (isEmptied(element, removed))
      edits.push({ ...element.open, text: '' }, { ...element.close, text: '' });
  return applied(source, edits);
}

/** The part of a match that differs from its replacement, and what comes there. */
function differenceOf(raw: string, { from, to }: Span, replacement: string): { gone: Span; text: string } {
  const before = raw.slice(from, to);
  const most = Math.min(before.length, replacement.length);
  let start = 0;
  while (start < most && before[start] === replacement[start]) start += 1;
  if (isHighSurrogate(before[start - 1])) start -= 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === replacement.at(-1 - end)) end += 1;
  if (end > 0 && isLowSurrogate(before.at(-end))) end -= 1;
  return {
    gone: { from: from + start, to: to - end },
    text: replacement.slice(start, replacement.length - end),
  };
}

const isHighSurrogate = (unit: string | undefined): boolean => /^[\ud800-\udbff]$/.test(unit ?? '');
const isLowSurrogate = (unit: string | undefined): boolean => /^[\udc00-\udfff]$/.test(unit ?? '');

/** The place of the first character that goes; if none does, that after the last one that stays. */
function placeOf({ places }: ReadableText, gone: Span, match: Span): Span {
  const first = gone.from < gone.to ? places[gone.from] : undefined;
  if (first) return first;
  const at = gone.from > match.from ? places[gone.from - 1]?.to : places[gone.from]?.from;
  return { from: at ?? 0, to: at ?? 0 };
}

function isEmptied({ chars, holdsMore }: InlineElement, removed: ReadonlySet<number>): boolean {
  if (holdsMore || chars.from === chars.to) return false;
  for (let at = chars.from; at < chars.to; at += 1) if (!removed.has(at)) return false;
  return true;
}

/** The source with all edits. Characters of one entity share a place, which is edited once. */
function applied(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    result += source.slice(at, from) + text;
    at = to;
  }
  return result + source.slice(at);
}
