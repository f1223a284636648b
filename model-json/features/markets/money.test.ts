import { countryOf } from './country';
import { localMoney } from './money';

const american = (text: string) => localMoney(text, { language: 'en', from: 'gb', to: 'us' });
const swiss = (text: string) => localMoney(text, { language: 'de', from: 'de', to: 'ch' });

test('calculates energy costs with the country’s price of electricity or gas', () => {
  expect(american('12,360 kWh or £3,090 a year at 25 pence')).toBe('12,360 kWh or $1,730 a year at 14 cents');
  expect(american('burn 55,100 kWh; at 9 pence £4,960 a year')).toBe(
    'burn 55,100 kWh; at 4 cents $2,200 a year',
  );
  expect(american('0.127 kWh: 3.2 pence at 25 pence a kWh')).toBe('0.127 kWh: 1.8 cents at 14 cents a kWh');
  expect(swiss('353 kWh oder 78 € im Jahr bei 22 Cent')).toBe(
    '353 kWh oder CHF\u00a088 im Jahr bei 25 Rappen',
  );
});

test('converts other prices at the country’s price level, rounded', () => {
  expect(american('The remedy costs £30')).toBe('The remedy costs $40');
  expect(swiss('kostet sie 280 €.')).toBe('kostet sie CHF\u00a0310.');
});

test.each([
  [
    'fr',
    'fr',
    'ca',
    '132\u202f400 kWh et 26\u202f480\u00a0€ par an',
    '132\u202f400 kWh et 15\u202f890\u00a0$ par an',
  ],
  ['fr', 'fr', 'ch', '150\u00a0€', '170\u00a0CHF'],
  ['es', 'es', 'us', '353 kWh o 64 € al año a 0,18\u00a0€/kWh', '353 kWh o $49 al año a $0,14/kWh'],
])('a text in %s from “%s” shows prices in the format of “%s”', (language, from, to, text, local) => {
  expect(localMoney(text, { language, from, to })).toBe(local);
});

test('keeps a company’s capital in the currency of its register', () => {
  const text = 'SARL au capital de 100\u202f000\u00a0€';
  expect(localMoney(text, { language: 'fr', from: 'fr', to: 'ca' })).toBe(text);
});

test('states year and source of every country’s prices', () => {
  for (const code of ['gb', 'de', 'fr', 'es', 'ch', 'us', 'ca']) {
    const { energy, source } = countryOf(code)!;
    expect(energy.year).toBeGreaterThan(2023);
    expect(source).not.toBe('');
  }
});
