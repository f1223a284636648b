import type { FamilyModel, RowModel } from './CatalogueReader.model';

/*
 * Heights on a page in the book's own unit: a page is 640 wide and 800 high at any size on screen. The style sheet uses the
 * same unit (`--u`); a page whose text needs more space than estimated here grows.
 */

/** The space for tables: below the running head, above the page number. */
export const BODY = 664;

/** A column of the contents, below the heading. */
export const CONTENTS_COLUMN = 560;
/** A chapter of the contents with its families and the space below it. */
export const contentsHeight = (families: number): number => 46 + 30 * families;

/** Entries of the index per page, in three columns. */
export const INDEX_ENTRIES = 63;

/** Width of a page between its margins. */
const WIDTH = 576;
/** Average width of a character in the table's font; capitals and digits are wider, but most names are narrower. */
const [LETTER, BOLD_LETTER] = [6.1, 6.7];
/** A row is a touch target: 24 pixels at the smallest page size, 528 pixels wide. */
const [LINE, PADDING] = [16, 14];
const HEADING_LETTER = 11.5;

/** Shares of a table's width: product, order number, each figure. The same as in the style sheet. */
const [NAME, NUMBER, FIGURE] = [2.7, 1.3, 1.2];

const lines = (words: string, width: number, letter: number): number =>
  Math.max(1, Math.ceil((words.length * letter) / width));

const shareOf = (share: number, { columns }: FamilyModel): number =>
  (WIDTH * share) / (NAME + NUMBER + FIGURE * columns.length) - 5;

/** A row of a family's table. */
export function rowHeight({ name, version, cells }: RowModel, family: FamilyModel): number {
  const words = [name, version].filter(Boolean).join(', ');
  const taken = [
    lines(words, shareOf(NAME, family), BOLD_LETTER),
    ...cells.map((cell) => lines(String(cell ?? ''), shareOf(FIGURE, family), LETTER)),
  ];
  return LINE * Math.max(...taken) + PADDING;
}

/** The head of a table: names of figures on a few short lines, with their units below. */
export const tableHeadHeight = ({ columns }: FamilyModel): number => (columns.length === 0 ? 30 : 64);

/** Name, description and picture of a family. */
export function headHeight({ name, description }: FamilyModel): number {
  const width = WIDTH - 176;
  const words =
    lines(name, width, HEADING_LETTER) * 28 + lines(description ?? '', width, LETTER * 1.08) * 19 + 34;
  return Math.max(128, words) + 8;
}
