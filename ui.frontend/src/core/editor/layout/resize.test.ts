import type { PageColumn } from './page-columns';
import { columnsMoved, keyMove, preview, resized } from './resize';

const column: PageColumn = {
  path: '/p',
  resourceType: 't',
  box: { left: 100, top: 0, width: 600, height: 50 },
  row: { left: 100, top: 0, width: 1200, height: 50 },
  columns: 12,
  isFree: true,
  isRightToLeft: false,
};
const rtl = { ...column, isRightToLeft: true };

it('widens and narrows a column at its end, within the row', () => {
  expect(resized({ width: 6, offset: 2 }, 'end', 3, 12)).toEqual({ width: 9, offset: 2 });
  expect(resized({ width: 6, offset: 2 }, 'end', 30, 12)).toEqual({ width: 10, offset: 2 });
  expect(resized({ width: 6, offset: 2 }, 'end', -30, 12)).toEqual({ width: 1, offset: 2 });
});

it('moves a column’s start and keeps its end', () => {
  expect(resized({ width: 6, offset: 2 }, 'start', 2, 12)).toEqual({ width: 4, offset: 4 });
  expect(resized({ width: 6, offset: 2 }, 'start', -5, 12)).toEqual({ width: 8, offset: 0 });
  expect(resized({ width: 6, offset: 2 }, 'start', 30, 12)).toEqual({ width: 1, offset: 7 });
});

it('counts columns in reading direction', () => {
  expect(columnsMoved(260, column)).toBe(3);
  expect(columnsMoved(260, rtl)).toBe(-3);
  expect(columnsMoved(-40, column)).toBe(0);
  expect([keyMove('ArrowRight', false), keyMove('ArrowRight', true), keyMove('a', false)]).toEqual([
    1,
    -1,
    undefined,
  ]);
});

it('previews the new position of a column', () => {
  const before = { width: 6, offset: 0 };
  expect(preview(column, before, { width: 4, offset: 2 })).toMatchObject({ left: 300, width: 400 });
  expect(preview(rtl, before, { width: 4, offset: 2 })).toMatchObject({ left: 100, width: 400 });
});
