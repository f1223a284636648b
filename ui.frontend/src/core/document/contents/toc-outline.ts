import { Parser } from 'htmlparser2';

export interface OutlineHeading {
  /** 1 to 6. */
  level: number;
  text: string;
  id: string | undefined;
  /** Its own classes and those of its ancestors. */
  classes: ReadonlySet<string>;
  ancestorIds: readonly string[];
  /** Number of the `<main>` that contains it; 0 for none. */
  main: number;
  /** Offset of the start tag's `>`. */
  tagEnd: number;
}

export interface TocPlaceholder {
  start: number;
  end: number;
  /** The landmark around it, whose id is the component's. */
  navId: string | undefined;
  navStart: number;
  navEnd: number;
  main: number;
  listType: 'bulleted' | 'numbered';
  startLevel: number;
  stopLevel: number;
  includeClasses: readonly string[];
  ignoreClasses: readonly string[];
}

export interface Outline {
  headings: readonly OutlineHeading[];
  placeholders: readonly TocPlaceholder[];
  /** Every id of the page. */
  ids: Set<string>;
}

interface OpenElement {
  name: string;
  classes: readonly string[];
  id: string | undefined;
  start: number;
  main: number;
  isHidden: boolean;
  heading?: OutlineHeading;
  placeholder?: TocPlaceholder;
}

/** Headings that readers do not see: in dialogs, and above tabs, where they appear only in print. */
const unseen = new Set(['cmp-tabs__heading', 'visually-hidden']);

/** Finds headings, ids and tables of contents in a page's HTML, with their offsets. */
export function outlineOf(html: string): Outline {
  const headings: OutlineHeading[] = [];
  const placeholders: TocPlaceholder[] = [];
  const ids = new Set<string>();
  const open: OpenElement[] = [];
  let mains = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const classes = words(attributes.class, /\s+/);
      const isHidden =
        (parent?.isHidden ?? false) ||
        name === 'dialog' ||
        'hidden' in attributes ||
        classes.some((each) => unseen.has(each));
      const main = name === 'main' || attributes.role === 'main' ? (mains += 1) : (parent?.main ?? 0);
      const element: OpenElement = {
        name,
        classes,
        id: attributes.id,
        start: parser.startIndex,
        main,
        isHidden,
      };
      if (attributes.id !== undefined) ids.add(attributes.id);
      if (/^h[1-6]$/.test(name) && !isHidden) element.heading = headingOf(element, open, parser.endIndex);
      if (classes.includes('cmp-toc__placeholder')) element.placeholder = placeholderOf(attributes, element);
      open.push(element);
    },
    ontext(text) {
      for (const { heading } of open) if (heading) heading.text += text;
    },
    onclosetag() {
      const element = open.pop();
      if (!element) return;
      const { heading, placeholder } = element;
      if (heading) {
        heading.text = heading.text.trim().replace(/\s+/g, ' ');
        if (heading.text) headings.push(heading);
      }
      if (placeholder) placeholders.push({ ...placeholder, end: parser.endIndex + 1 });
      if (element.classes.includes('cmp-toc')) {
        for (const inside of placeholders) {
          if (inside.start <= element.start) continue;
          inside.navId = element.id;
          inside.navStart = element.start;
          inside.navEnd = parser.endIndex + 1;
        }
      }
    },
  });
  parser.end(html);
  return { headings, placeholders, ids };
}

/** A heading whose text is still to be read. */
const headingOf = (
  { name, id, classes, main }: OpenElement,
  around: readonly OpenElement[],
  tagEnd: number,
): OutlineHeading => ({
  level: Number(name[1]),
  text: '',
  id,
  classes: new Set([...classes, ...around.flatMap((each) => each.classes)]),
  ancestorIds: around.flatMap((each) => each.id ?? []),
  main,
  tagEnd,
});

function placeholderOf(
  attributes: Readonly<Record<string, string>>,
  { start, main }: OpenElement,
): TocPlaceholder {
  const level = (name: string, fallback: number) =>
    Number(/^h([1-6])$/.exec(attributes[name] ?? '')?.[1] ?? fallback);
  return {
    start,
    end: start,
    navId: undefined,
    navStart: start,
    navEnd: start,
    main,
    listType: attributes['data-cmp-toc-list-type'] === 'numbered' ? 'numbered' : 'bulleted',
    startLevel: level('data-cmp-toc-start-level', 1),
    stopLevel: level('data-cmp-toc-stop-level', 6),
    includeClasses: words(attributes['data-cmp-toc-include-classes'], ','),
    ignoreClasses: words(attributes['data-cmp-toc-ignore-classes'], ','),
  };
}

const words = (list: string | undefined, separator: string | RegExp): string[] =>
  (list ?? '').split(separator).filter(Boolean);
