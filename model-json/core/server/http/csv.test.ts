import { csvRows } from './csv';

const cellOf = (value: string): string => csvRows([[value]]).slice(1, -2);

it('keeps a cell whole in spreadsheets that separate by semicolons', () => {
  expect(cellOf('a;=1+1')).toBe('"a;=1+1"');
});

it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '\uFF1D1'])(
  'prevents spreadsheets from running %j as a formula',
  (value) => {
    expect(cellOf(value)).toBe(`"'${value}"`);
  },
);

it('doubles quotation marks', () => {
  expect(cellOf('1/2" hose')).toBe('"1/2"" hose"');
});
