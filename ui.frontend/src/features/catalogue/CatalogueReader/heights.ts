import type { FamilyModel, RowModel } from './CatalogueReader.model';

/*
 * How high things are on a page, in the book's own unit: a page is 640 wide and 800 high, whatever that is on a screen.
 * The style sheet draws in the same unit (`--u`); a page whose words take more room than was guessed here grows.
 */

/** What a page has for its tables: below its running head, above its number. */
export const BODY = 664;

/** A column of the contents, below their heading. */
export const CONTENTS_COLUMN = 560;
/** A chapter of the contents with its families; the space below it counts. */
export const contentsHeight = (families: number): number => 46 + 30 * families;

/** Entries of the index that fit on a page: three columns of them. */
export const INDEX_ENTRIES = 63;

/** Width of a page between its margins. */
const WIDTH = 576;
/** An average letter of the table's type; capitals and digits are wider, most names are neither. */
const [LETTER, BOLD_LETTER] = [6.1, 6.7];
/** A line is a link that a finger hits: 24 pixels where pages are smallest, 528 pixels wide. */
const [LINE, PADDING] = [16, 14];
const HEADING_LETTER = 11.5;

/** Shares of a table's width: product, order number, each figure. The style sheet has them, too. */
const [NAME, NUMBER, FIGURE] = [2.7, 1.3, 1.2];

const lines = (words: string, width: number, letter: number): number =>
  Math.max(1, Math.ceil((words.length * letter) / width));

const shareOf = (share: number, { columns }: FamilyModel): number =>
  (WIDTH * share) / (NAME + NUMBER + FIGURE * columns.length) - 5;

/** A line of a family's table. */
export function rowHeight({ name, version, cells }: RowModel, family: FamilyModel): number {
  const words = [name, version].filter(Boolean).join(', ');
  const taken = [
    lines(words, shareOf(NAME, family), BOLD_LETTER),
    ...cells.map((cell) => lines(String(cell ?? ''), shareOf(FIGURE, family), LETTER)),
  ];
  return LINE * Math.max(...taken) + PADDING;
}

/** The head of a table: names of figures in a few short lines, their units below. */
export const tableHeadHeight = ({ columns }: FamilyModel): number => (columns.length === 0 ? 30 : 64);

/** Name, description and picture of a family. */
export function headHeight({ name, description }: FamilyModel): number {
  const width = WIDTH - 176;
  const words =
    lines(name, width, HEADING_LETTER) * 28 + lines(description ?? '', width, LETTER * 1.08) * 19 + 34;
  return Math.max(128, words) + 8;
}
