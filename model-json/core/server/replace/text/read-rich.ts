import { Parser } from 'htmlparser2';
import { ReadableTextBuilder, type InlineElement, type ReadableText, type Span } from './ReadableText';

/** Elements within a line of text. All others end a block. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'template', 'textarea', 'title']);

interface Open {
  readonly name: string;
  readonly tag: Span;
  readonly firstChar: number;
  holdsMore: boolean;
}

/** A text with HTML markup. */
export function readRich(source: string): ReadableText {
  const builder = new ReadableTextBuilder();
  const inline: InlineElement[] = [];
  const open: Open[] = [];
  let unread = 0;
  const tagAt = (): Span => ({ from: parser.startIndex, to: parser.endIndex + 1 });
  const parser = new Parser(
    {
      onopentag(name) {
        if (UNREAD.has(name)) unread += 1;
        if (!INLINE.has(name)) {
          builder.endBlock(parser.startIndex);
          for (const each of open) each.holdsMore = true;
        }
        open.push({ name, tag: tagAt(), firstChar: builder.length, holdsMore: name === 'wbr' });
      },
      onclosetag(name, isImplied) {
        const at = open.findLastIndex((each) => each.name === name);
        const [element] = at < 0 ? [] : open.splice(at, 1);
        if (UNREAD.has(name)) unread -= 1;
        if (!INLINE.has(name)) builder.endBlock(parser.startIndex);
        else if (element && !isImplied) {
          const chars = { from: element.firstChar, to: builder.length };
          inline.push({ open: element.tag, close: tagAt(), chars, holdsMore: element.holdsMore });
        }
      },
      ontext(data) {
        if (unread === 0) builder.add(data, parser.startIndex, parser.endIndex + 1);
      },
    },
    { decodeEntities: true },
  );
  parser.end(source);
  return builder.build(inline);
}
