import { layOut } from './book';
import { fixtures } from './CatalogueReader.fixtures';
import { catalogueReaderModel } from './CatalogueReader.model';
import { BODY, headHeight, rowHeight, tableHeadHeight } from './heights';
import { spreadsOf } from './spreads';

const bookOf = (name: keyof typeof fixtures) => {
  const model = catalogueReaderModel.parse(fixtures[name]);
  return { model, ...layOut(model, 'Index') };
};

it('has a cover, contents, an opening page before each line, an index and a back cover', () => {
  const { pages } = bookOf('default');
  expect(pages.map(({ kind }) => kind)).toEqual([
    'cover',
    'contents',
    'chapter',
    'products',
    'chapter',
    'products',
    'index',
    'back',
  ]);
});

it('shows each product once, with its page in the index', () => {
  const { model, pages } = bookOf('a table over several pages');
  const skus = model.chapters.flatMap(({ families }) =>
    families.flatMap(({ rows }) => rows.map(({ sku }) => sku)),
  );
  const shown = new Map<string, number>();
  pages.forEach((page, index) => {
    if (page.kind !== 'products') return;
    for (const { sku } of page.parts.flatMap(({ rows }) => rows)) {
      expect(shown.has(sku)).toBe(false);
      shown.set(sku, index + 1);
    }
  });
  expect([...shown.keys()].sort()).toEqual([...skus].sort());
  const index = pages.flatMap((page) => (page.kind === 'index' ? page.lines : []));
  expect(index.map(({ sku, page }) => [sku, page])).toEqual(
    [...skus].sort().map((sku) => [sku, shown.get(sku)]),
  );
});

it('links the contents to the start of each line and family', () => {
  const { contents, pages } = bookOf('a table over several pages');
  expect(contents.map(({ title }) => title)).toEqual(['Screw compressors', 'Options to order', 'Index']);
  for (const { title, page } of contents.slice(0, 2))
    expect(pages[page - 1]).toMatchObject({ kind: 'chapter', chapter: { name: title } });
  for (const { title, page } of contents[0]!.families) {
    const there = pages[page - 1]!;
    const parts = there.kind === 'products' ? there.parts : [];
    expect(parts.find(({ isContinued }) => !isContinued && title)?.family.name).toBeDefined();
    expect(parts.map(({ family }) => family.name)).toContain(title);
  }
});

it.each(['default', 'a table over several pages', 'long German words'] as const)(
  'puts no more on a page than fits: %s',
  (name) => {
    for (const page of bookOf(name).pages) {
      if (page.kind !== 'products') continue;
      const height = page.parts.reduce(
        (sum, { family, rows, isContinued }) =>
          sum +
          (isContinued ? 0 : headHeight(family)) +
          tableHeadHeight(family) +
          rows.reduce((rowSum, row) => rowSum + rowHeight(row, family), 0),
        0,
      );
      expect(height).toBeLessThanOrEqual(BODY);
    }
  },
);

it('leaves no single row of a table behind', () => {
  for (const page of bookOf('a table over several pages').pages)
    if (page.kind === 'products')
      for (const { rows, family } of page.parts)
        expect(rows.length).toBeGreaterThanOrEqual(Math.min(3, family.rows.length));
});

it('opens the covers, and a page without a counterpart, alone', () => {
  expect(spreadsOf(6)).toEqual([[1], [2, 3], [4, 5], [6]]);
  expect(spreadsOf(5)).toEqual([[1], [2, 3], [4], [5]]);
  expect(spreadsOf(1)).toEqual([[1]]);
});
