import { catalogueWords } from '../api/words';
import type { FigureModel } from '../api/figure.model';
import { questionsOf } from './questions-of';

const machine: FigureModel[] = [
  { name: 'motorPower', value: 5.5, unit: 'kW' },
  { name: 'packagePower', value: 6.2, unit: 'kW' },
  { name: 'freeAirDelivery', value: 900, unit: 'l/min' },
  { name: 'maxPressure', value: 8, unit: 'bar' },
  { name: 'tankVolume', value: 270, unit: 'l' },
  { name: 'dutyCycle', value: 100, unit: '%' },
  { name: 'serviceInterval', value: 3000, unit: 'h' },
  { name: 'soundPressureLevel', value: 66, unit: 'dB(A)' },
];
const asked = (figures: readonly FigureModel[], language = 'en-GB', system: 'metric' | 'us' = 'metric') =>
  questionsOf(figures, catalogueWords(language), language, system).map(({ answer }) =>
    answer.replaceAll('\u00a0', ' '),
  );
const without = (...names: string[]) => machine.filter(({ name }) => !names.includes(name));
const only = (name: string, ...figures: FigureModel[]) => asked(figures).find((each) => each.includes(name));

it('works out what a machine with a tank brings, takes and lasts', () => {
  // 270 l × 2 bar ÷ 1 bar = 540 l, at 900 l/min 36 s; 270 × 8 ÷ 900 = 2.4 min.
  // 1.146 kg/m³ × 432 m³ × (12.0 − 3.9) g/kg = 4.0 l; 6.2 kW ÷ (1.206 kJ/(m³·K) × 10 K) = 1,851 m³/h.
  expect(asked(machine)).toEqual([
    'Between 8 bar and 6 bar its tank gives 540 l of air more: tools that take twice what it delivers run for 36 seconds before the pressure falls further.',
    'From empty to 8 bar: about 2.4 minutes.',
    'About 4 l for every eight hours of delivery, from air of 25 °C with 60 % humidity that is cooled to 35 °C.',
    'Nearly all of the 6.2 kW that it draws become heat. For the room to be no more than 10 K warmer than outside, 1,900 m³/h of air must pass through it.',
    '4,000 h under load take 25,000 kWh.',
    'Every 3,000 h of running, at least once a year: after a year in one shift, after 6 months in three.',
  ]);
});

it('says it in American units, without false digits', () => {
  const [bridge, , condensate, heat] = asked(machine, 'en-US', 'us');
  expect(bridge).toContain('Between 116 psi and 87 psi its tank gives 140 gal');
  expect(condensate).toContain('About 1.1 gal');
  expect(heat).toContain('no more than 18 °F warmer than outside, 1,100 cfm of air');
});

it('asks no machine without a tank about its tank, and drains more water where it dries', () => {
  const dried = asked([...without('tankVolume'), { name: 'pressureDewPoint', value: 3, unit: '°C' }]);
  expect(dried.join()).not.toContain('tank');
  expect(dried[0]).toBe(
    'About 5.7 l for every eight hours of delivery, from air of 25 °C with 60 % humidity: its dryer takes it down to a dew point of 3 °C.',
  );
});

it('counts hours of single jobs for machines that need pauses, and says from where it is no louder than talk', () => {
  const answers = asked([
    ...without('tankVolume', 'dutyCycle', 'serviceInterval'),
    { name: 'dutyCycle', value: 60, unit: '%' },
  ]);
  expect(answers).toContain('500 h under load take 3,100 kWh.');
  expect(answers).toContain('In the open it is as loud as a conversation, 60 dB(A), 2 m away.');
});

it('works out what filters, dryers, tanks and tools are asked', () => {
  const flow = { name: 'ratedFlow', value: 8000, unit: 'l/min' } as const;
  const drop = { name: 'pressureDrop', value: 0.2, unit: 'bar' } as const;
  const reference = { name: 'referencePressure', value: 7, unit: 'bar' } as const;
  expect(only('At 8,000', flow, drop)).toBe(
    'At 8,000 l/min it takes 0.2 bar, at half of that about 0.055 bar. The compressor has to deliver that much more: about 1.4 % more energy at full flow.',
  );
  expect(
    only(
      'saturated',
      flow,
      reference,
      { name: 'pressureDewPoint', value: 3, unit: '°C' },
      { name: 'referenceInletTemperature', value: 35, unit: '°C' },
    ),
  ).toContain('Up to 52 l, from 8,000 l/min of saturated air of 35 °C at 7 bar');
  expect(
    only(
      'it gives',
      { name: 'tankVolume', value: 500, unit: 'l' },
      { name: 'maxPressure', value: 11, unit: 'bar' },
    ),
  ).toBe('Between 8 bar and 6 bar it gives 1,000 l of air: 2 minutes at 500 l/min.');
  expect(
    only(
      'drives it',
      { name: 'airConsumption', value: 75, unit: 'l/min' },
      { name: 'workingPressure', value: 6.3, unit: 'bar' },
    ),
  ).toContain('for 80 seconds');
});

it('asks nothing of what has no such figures', () => {
  expect(asked([{ name: 'weight', value: 0.4, unit: 'kg' }])).toEqual([]);
  expect(asked([{ name: 'serviceInterval', value: 3000, unit: 'h' }])).toEqual([]);
});
