import type { CatalogueReaderModel, ChapterModel, FamilyModel, RowModel } from './CatalogueReader.model';
import {
  BODY,
  CONTENTS_COLUMN,
  INDEX_ENTRIES,
  contentsHeight,
  headHeight,
  rowHeight,
  tableHeadHeight,
} from './heights';

/** A family on a page: its whole table, or as much of it as fits. */
export interface BookPart {
  readonly family: FamilyModel;
  readonly rows: readonly RowModel[];
  /** Whether the table began on an earlier page. */
  readonly isContinued: boolean;
}

/** A line of the table of contents. */
export interface ContentsLine {
  readonly title: string;
  readonly page: number;
}

export interface ContentsBlock extends ContentsLine {
  readonly families: readonly ContentsLine[];
}

/** A line of the index. */
export interface IndexLine {
  readonly sku: string;
  readonly name: string;
  readonly page: number;
}

export type BookPage =
  | { readonly kind: 'cover' }
  | { readonly kind: 'contents'; readonly blocks: readonly ContentsBlock[] }
  | {
      readonly kind: 'chapter';
      readonly chapter: ChapterModel;
      readonly number: number;
      readonly families: readonly ContentsLine[];
    }
  | { readonly kind: 'products'; readonly chapter: ChapterModel; readonly parts: readonly BookPart[] }
  | { readonly kind: 'index'; readonly lines: readonly IndexLine[] }
  | { readonly kind: 'back' };

export interface Book {
  readonly pages: readonly BookPage[];
  /** The whole table of contents, for the list next to the book. */
  readonly contents: readonly ContentsBlock[];
}

/** The minimum number of rows of a table at the end of a page, and on the next one. */
const FEWEST = 3;
const GAP = 26;

/** Divides the catalogue into pages, numbered from 1, the cover. */
export function layOut({ chapters }: Pick<CatalogueReaderModel, 'chapters'>, indexTitle: string): Book {
  const before = 1 + contentsPages(chapters);
  const body: BookPage[] = [];
  const contents: ContentsBlock[] = [];
  const places = new Map<RowModel, number>();
  chapters.forEach((chapter, index) => {
    const opening = before + body.length + 1;
    const pages = listPages(chapter);
    pages.forEach(({ parts }, at) =>
      parts.forEach(({ rows }) => rows.forEach((row) => places.set(row, opening + 1 + at))),
    );
    const families = isWhole(chapter)
      ? []
      : chapter.families.map(({ name, rows }) => ({
          title: name,
          page: (rows[0] && places.get(rows[0])) ?? opening,
        }));
    contents.push({ title: chapter.name, page: opening, families });
    body.push({ kind: 'chapter', chapter, number: index + 1, families }, ...pages);
  });
  const index = [...places]
    .map(([{ sku, name }, page]) => ({ sku, name, page }))
    .sort((a, b) => a.sku.localeCompare(b.sku, 'en'));
  contents.push({ title: indexTitle, page: before + body.length + 1, families: [] });
  return {
    contents,
    pages: [
      { kind: 'cover' },
      ...inPages(contents).map((blocks): BookPage => ({ kind: 'contents', blocks })),
      ...body,
      ...chunks(index, INDEX_ENTRIES).map((lines): BookPage => ({ kind: 'index', lines })),
      { kind: 'back' },
    ],
  };
}

/** A chapter with a single family: its opening page already describes it. */
export function isWhole({ id, families }: ChapterModel): boolean {
  const [only, ...others] = families;
  return only?.id === id && others.length === 0;
}

type ProductsPage = Extract<BookPage, { kind: 'products' }>;

function listPages(chapter: ChapterModel): ProductsPage[] {
  const pages: BookPart[][] = [];
  let page: BookPart[] = [];
  let room = 0;
  const turn = () => {
    pages.push((page = []));
    room = BODY;
  };
  for (const family of chapter.families) {
    const head = isWhole(chapter) ? 0 : headHeight(family);
    const opening = head + tableHeadHeight(family);
    const few = family.rows.slice(0, FEWEST).reduce((sum, row) => sum + rowHeight(row, family), 0);
    if (room < GAP + opening + few) turn();
    else room -= GAP;
    room -= opening;
    let rest = family.rows;
    let isContinued = false;
    for (;;) {
      const fitting = howMany(rest, family, room);
      const kept = fitting < rest.length ? Math.min(fitting, rest.length - FEWEST) : fitting;
      const rows = rest.slice(0, Math.max(1, kept));
      page.push({ family, rows, isContinued });
      room -= rows.reduce((sum, row) => sum + rowHeight(row, family), 0);
      rest = rest.slice(rows.length);
      if (rest.length === 0) break;
      turn();
      isContinued = true;
      room -= CONTINUED + tableHeadHeight(family);
    }
  }
  return pages.map((parts) => ({ kind: 'products', chapter, parts }));
}

/** The line that says that a table continues. */
const CONTINUED = 34;

function howMany(rows: readonly RowModel[], family: FamilyModel, room: number): number {
  let left = room;
  const end = rows.findIndex((row) => (left -= rowHeight(row, family)) < 0);
  return end < 0 ? rows.length : end;
}

function contentsPages(chapters: readonly ChapterModel[]): number {
  const sizes = [...chapters.map((chapter) => (isWhole(chapter) ? 0 : chapter.families.length)), 0];
  return packPages(sizes).length;
}

function inPages(blocks: readonly ContentsBlock[]): ContentsBlock[][] {
  let at = 0;
  return packPages(blocks.map(({ families }) => families.length)).map((size) =>
    blocks.slice(at, (at += size)),
  );
}

/**
 * How many chapters, given their numbers of families, fit on each page of the contents: two columns, without splitting a
 * chapter.
 */
const packPages = (families: readonly number[]): number[] =>
  chunks(pack(families.map(contentsHeight), CONTENTS_COLUMN), 2).map(([left = 0, right = 0]) => left + right);

/** How many items of these sizes, in order, fit on each page. */
function pack(sizes: readonly number[], most: number): number[] {
  const pages: number[] = [];
  let room = 0;
  for (const size of sizes) {
    if (size > room || pages.length === 0) {
      pages.push(0);
      room = most;
    }
    pages.push((pages.pop() ?? 0) + 1);
    room -= size;
  }
  return pages;
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
