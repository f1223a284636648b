import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { CatalogueBook } from '../../models/SiteDocument';
import { COLOURS, heading, type Sheet, type Structure } from '../../../../documents/api/drawing';
import type { PageNumbers } from './PageNumbers';

/** The table of contents: drawn last, when page numbers are known. */
export interface ReservedContents {
  readonly firstPage: number;
  readonly structure: Structure;
}

interface Line {
  readonly title: string;
  /** Name of its destination. */
  readonly place: string;
  readonly isChapter: boolean;
}

const [CHAPTER, FAMILY, HEAD, GAP] = [24, 15, 52, 30];

/** Reserves the pages that the contents will need. */
export function reserveContents(sheet: Sheet, book: CatalogueBook): ReservedContents {
  sheet.newPage();
  const firstPage = sheet.doc.bufferedPageRange().count - 1;
  const structure = sheet.doc.struct('Sect');
  sheet.structure.add(structure);
  place(
    sheet,
    book,
    () => {},
    () => sheet.newPage(),
  );
  return { firstPage, structure };
}

/** Draws the contents on the reserved pages. */
export function fillContents(
  sheet: Sheet,
  book: CatalogueBook,
  { firstPage, structure }: ReservedContents,
  pages: PageNumbers,
): void {
  const outer = sheet.structure;
  let page = firstPage;
  sheet.doc.switchToPage(page);
  sheet.structure = structure;
  sheet.y = sheet.top;
  heading(sheet, catalogueWords(book.language).documentSheet.contents, { tag: 'H1', size: 26 });
  sheet.within('TOC', () => {
    place(
      sheet,
      book,
      (line, x, y, width) => drawLine(sheet, line, x, y, width, pages),
      () => {
        page += 1;
        sheet.doc.switchToPage(page);
      },
    );
  });
  structure.end();
  sheet.structure = outer;
}

/** Lays the lines out in two columns per page. */
function place(
  sheet: Sheet,
  book: CatalogueBook,
  draw: (line: Line, x: number, y: number, width: number) => void,
  nextPage: () => void,
): void {
  const width = (sheet.width - GAP) / 2;
  let [column, y] = [0, sheet.top + HEAD];
  for (const block of blocksOf(book)) {
    const height = block.reduce((sum, line) => sum + heightOf(line), 0) + 8;
    if (y + height > sheet.bottom) {
      column += 1;
      y = sheet.top + HEAD;
      if (column === 2) {
        column = 0;
        nextPage();
      }
    }
    for (const line of block) {
      draw(line, sheet.left + column * (width + GAP), y, width);
      y += heightOf(line);
    }
    y += 8;
  }
}

const heightOf = ({ isChapter }: Line): number => (isChapter ? CHAPTER : FAMILY);

function blocksOf({ chapters, language }: CatalogueBook): Line[][] {
  const { indexOfNumbers } = catalogueWords(language).documentSheet;
  return [
    ...chapters.map(({ id, name, families }): Line[] => [
      { title: name, place: `chapter ${id}`, isChapter: true },
      ...(families.length === 1 && families.every((family) => family.id === id)
        ? []
        : families.map((family): Line => ({ title: family.name, place: family.id, isChapter: false }))),
    ]),
    [{ title: indexOfNumbers, place: 'index', isChapter: true }],
  ];
}

function drawLine(sheet: Sheet, line: Line, x: number, y: number, width: number, pages: PageNumbers): void {
  const { title, place: goTo, isChapter } = line;
  const number = 26;
  const style = isChapter
    ? ({ font: 'display', size: 12.5, colour: COLOURS.darkBlue } as const)
    : ({ size: 9 } as const);
  if (isChapter) {
    const { doc } = sheet;
    sheet.decorate(() => doc.rect(x, y + 17, width, 0.8).fill(COLOURS.darkBlue));
  }
  sheet.within('TOCI', () => {
    sheet.tagLink('Reference', title, { goTo }, { x, y, width: width - number }, style);
    const end = { x: x + width - number, y, width: number };
    sheet.tagLink('Reference', pages.of(goTo), { goTo }, end, { ...style, align: 'right', tabular: true });
  });
}
