import { LANGUAGES } from '../../../../shared/words/languages';
import { calculators as words } from '../../../../shared/words/by-language/calculators';
import type { Model } from '../../../core/exporter/Exporter';
import { exportComponent } from '../../../core/exporter/site/testing';
import { answered } from '../calculation/testing';
import { calculators } from '../calculation/kinds';

const exported = (calculator: string, requestParameters: Record<string, string> = {}) =>
  exportComponent('calculator', { id: 'calc', calculator }, { requestParameters });

it('exports the answer of what was entered, in the country’s money', () => {
  expect(exported('leaks', { method: 'known', leakFlow: '1' })).toMatchObject({
    currency: 'GBP',
    units: 'metric',
    verdict: [
      { quantity: 'flow', value: 1 },
      { quantity: 'money', value: 15_330 },
    ],
  });
});

it('keeps what was entered in its link to other units', () => {
  const { unitsLinks } = exported('leaks', { method: 'known', leakFlow: '1' });
  expect((unitsLinks as { us: { url: string } }).us.url).toMatch(
    /\?method=known&leakFlow=35\.31467&units=us#calc-answer$/,
  );
});

it('exports no answer but the faults if something is wrong', () => {
  const model = exported('leaks', { method: 'known', leakFlow: 'x' });
  expect(model).not.toHaveProperty('verdict');
  expect(model.faults as Model[]).toMatchObject([{ field: 'leakFlow', reason: 'number' }]);
});

it('is empty for a calculator that does not exist', () => {
  expect(exported('horoscope')).not.toHaveProperty('action');
});

/* A key without words would be shown to a visitor as it is. */
describe.each(Object.keys(calculators))('%s', (kind) => {
  it.each(LANGUAGES)('has words for all that it asks and answers: %s', (language) => {
    const own = words[language] ?? words.en;
    const { groups } = calculators[kind]!;
    const fields = groups.flatMap((group) => group.fields);
    const options = fields.flatMap((field) => ('options' in field ? field.options : []));
    const method = fields.find((field) => 'options' in field);
    const answers = method && 'options' in method ? method.options : [''];
    const all = answers.map((option) => answered(kind, method ? { [method.name]: option } : {}));
    const missing = [
      ...groups.map(({ key }) => key).filter((key) => !(key in own.groups)),
      ...fields.map(({ name }) => name).filter((name) => !(name in own.fields)),
      ...options.filter((option) => !(option in own.options)),
      ...all.flatMap(({ results }) => results.map(({ key }) => key)).filter((key) => !(key in own.results)),
      ...all.flatMap(({ steps }) => steps.map(({ key }) => key)).filter((key) => !(key in own.steps)),
      ...[kind].filter((key) => !(key in own.verdicts && key in own.sourcesOf)),
    ];
    expect(missing).toEqual([]);
  });
});
