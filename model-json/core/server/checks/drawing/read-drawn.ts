import { Parser } from 'htmlparser2';
import type { Owner } from './owners';

interface Part {
  readonly owner: Owner;
}

export interface DrawnHeading extends Part {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
}

export interface DrawnPicture extends Part {
  /** Undefined: no `alt` at all. */
  readonly alt: string | undefined;
}

export interface DrawnLink extends Part {
  readonly href: string;
  /** Its accessible name: label, or text and alternative texts. */
  readonly name: string;
}

/** The parts of a drawn page that checks look at, in its order. */
export interface DrawnPage {
  readonly headings: readonly DrawnHeading[];
  readonly pictures: readonly DrawnPicture[];
  readonly links: readonly DrawnLink[];
  /** The ids of all elements, to which links can lead. */
  readonly ids: ReadonlySet<string>;
}

interface Open {
  readonly tag: string;
  readonly owner: Owner;
  readonly isMain: boolean;
  readonly isUnread: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of headings and links. */
  readonly words?: string[];
}

const VOID = new Set([
  'img',
  'br',
  'hr',
  'input',
  'source',
  'meta',
  'link',
  'track',
  'wbr',
  'area',
  'col',
  'embed',
]);
const UNREAD = new Set(['script', 'style', 'template', 'svg']);

/**
 * Reads the main content of a page's HTML; on a page without `<main>`, such as an experience fragment, all of it.
 *
 * @param owners by the ids of their elements
 * @param page what elements outside all components belong to
 */
export function readDrawn(html: string, owners: ReadonlyMap<string, Owner>, page: Owner): DrawnPage {
  const headings: DrawnHeading[] = [];
  const pictures: DrawnPicture[] = [];
  const links: DrawnLink[] = [];
  const ids = new Set<string>();
  const hasMain = /<main[\s>]/i.test(html);
  const stack: Open[] = [{ tag: '', owner: page, isMain: !hasMain, isUnread: false, attributes: {} }];
  const top = (): Open =>
    stack[stack.length - 1] ?? { tag: '', owner: page, isMain: false, isUnread: true, attributes: {} };
  const say = (text: string) => stack.forEach(({ words }) => words?.push(text));
  const parser = new Parser({
    onopentag(tag, attributes) {
      const around = top();
      if (attributes['id'] !== undefined) ids.add(attributes['id']);
      const owner = owners.get(attributes['id'] ?? '') ?? around.owner;
      // Hidden panels are shown when somebody opens them, so they count.
      const isUnread = around.isUnread || UNREAD.has(tag) || attributes['aria-hidden'] === 'true';
      const isMain = around.isMain || tag === 'main';
      // An icon with a name.
      const label = attributes['aria-label'];
      if (label !== undefined && !around.isUnread && tag !== 'a') say(` ${label} `);
      if (tag === 'img' && isMain && !around.isUnread) {
        if (!isUnread) pictures.push({ owner, alt: attributes['alt'] });
        say(` ${attributes['alt'] ?? ''} `);
      }
      if (VOID.has(tag)) return tag === 'br' ? say(' ') : undefined;
      const isRead = /^(?:h[1-6]|a)$/.test(tag) && isMain && !isUnread;
      stack.push({
        tag,
        owner,
        isMain,
        isUnread: isUnread || (label !== undefined && tag === 'svg'),
        attributes,
        ...(isRead && { words: [] }),
      });
    },
    ontext(text) {
      if (!top().isUnread) say(text);
    },
    onclosetag(tag) {
      if (VOID.has(tag) || stack.length === 1) return;
      const { words, attributes, owner } = stack.pop() ?? top();
      if (!words) return;
      const text = words.join('').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
      const name = attributes['aria-label']?.trim() || text;
      if (tag !== 'a') headings.push({ owner, level: Number(tag[1]), text: name });
      else if (attributes['href'] !== undefined) links.push({ owner, href: attributes['href'], name });
    },
  });
  parser.end(html);
  return { headings, pictures, links, ids };
}
