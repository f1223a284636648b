import type { Model } from '../../../../core/exporter/Exporter';
import { exportComponent } from '../../../../core/exporter/site/testing';

const HOME = '/content/ventora/gb/en.html';
const shown = (requestParameters: Record<string, string> = {}, selection = 'V-3007'): Model =>
  exportComponent('commerce/product', { selection, id: 'r7' }, { requestParameters });
const skus = (model: Model) => (model.spareParts as { sku: string }[]).map(({ sku }) => sku);
const ALL = ['V-9001', 'V-1050-00', 'V-2270-00'];

it('lists all parts without a serial number, and says for which machines each is', () => {
  expect(skus(shown())).toEqual(ALL);
  expect(shown().serials).toMatchObject({
    action: `${HOME}#r7-spare-parts`,
    typed: '',
    serial: undefined,
    left: 0,
    all: undefined,
    example: '2301-00001',
    rows: [
      { number: 1, ranges: [] },
      { number: 2, ranges: [{ from: '2301-00001' }] },
      { number: 3, ranges: [{ to: '2252-99999' }] },
    ],
  });
});

it.each([
  ['2252-99999', 'V-2270-00', 3],
  ['2301-00001', 'V-1050-00', 2],
  ['2215 93', 'V-2270-00', 3],
  ['230100001', 'V-1050-00', 2],
])('lists for %s oil and %s, which keeps its number', (serial, kit, number) => {
  const model = shown({ serial });
  expect(skus(model)).toEqual(['V-9001', kit]);
  expect(model.serials).toMatchObject({ left: 1, rows: [{ number: 1 }, { number }] });
});

it.each(['V-3007-08', 'my compressor', '3007', '<b>', 'x'.repeat(200)])(
  'lists all parts for “%s”, which is no serial number of this machine, and keeps what was typed',
  (serial) => {
    const model = shown({ serial });
    expect(skus(model)).toEqual(ALL);
    expect(model.serials).toMatchObject({ typed: serial, serial: undefined, left: 0, all: undefined });
  },
);

it('keeps version, units and serial number when one of them changes', () => {
  const model = shown({ serial: '2215-00093', variant: 'V-3007-10', units: 'us' });
  expect(model.serials).toMatchObject({
    kept: [
      { name: 'variant', value: 'V-3007-10' },
      { name: 'units', value: 'us' },
    ],
    all: { url: `${HOME}?variant=V-3007-10&units=us#r7-spare-parts` },
  });
  expect(model.unitsLinks).toMatchObject({
    metric: { url: `${HOME}?variant=V-3007-10&serial=2215-00093&units=metric#r7-figures` },
  });
  expect(model.variants).toMatchObject([
    { link: { url: `${HOME}?variant=V-3007-08&serial=2215-00093&units=us#r7` } },
    {},
  ]);
});

it('neither asks for a serial number nor looks at the address if all parts are for all machines', () => {
  expect(shown({ serial: '2215-00093' }, 'V-1050-00')).toEqual(shown({}, 'V-1050-00'));
});

it('has no form where no server answers', () => {
  const services = { isStatic: true };
  const { serials } = exportComponent('commerce/product', { selection: 'V-3007' }, { services });
  expect(serials).toMatchObject({ action: undefined, rows: [{}, { ranges: [{ from: '2301-00001' }] }, {}] });
});
