import { dialogs } from '#site/dialogs';
import { fieldsOf } from './read-write';
import type { Entry, Values } from './Values';
import { withAlignedTexts } from './with-aligned-texts';

const fields = fieldsOf(dialogs.get('ventora/components/table')!.tabs);
const column = (key: string): Entry => ({ key, values: { name: key, title: key.toUpperCase() } });
const row = (key: string, ...cells: string[]): Entry => ({ key, values: { cells } });

const [plan, basic, plus] = [column('plan'), column('basic'), column('plus')];
const form: Values = {
  columns: [plan, basic, plus],
  rows: [row('0', 'Leak search', '–', 'yes'), row('1', 'Hire')],
};
const cellsWith = (columns: readonly Entry[], before = form) => {
  const after = withAlignedTexts(fields, before, { ...before, columns }, 'columns');
  return (after.rows as readonly Entry[]).map(({ values }) => values.cells);
};

it('removes a column’s cells with the column', () => {
  expect(cellsWith([plan!, plus!])).toEqual([
    ['Leak search', 'yes'],
    ['Hire', ''],
  ]);
});

it('moves a column’s cells with the column', () => {
  expect(cellsWith([plus!, plan!, basic!])).toEqual([
    ['yes', 'Leak search', '–'],
    ['', 'Hire', ''],
  ]);
});

it('gives a new column empty cells at any position', () => {
  expect(cellsWith([plan!, column('new-0'), basic!, plus!])[0]).toEqual(['Leak search', '', '–', 'yes']);
});

it('leaves the rows alone when a column is only renamed', () => {
  const renamed = { ...basic!, values: { name: 'basic', title: 'Entry' } };
  const after = { ...form, columns: [plan!, renamed, plus!] };
  expect(withAlignedTexts(fields, form, after, 'columns')).toBe(after);
});
