import { carbon, hours } from '../fields';
import { figure, step, type Calculator } from '../Calculator';

/** Heat to warm a litre of water by a kelvin: 4.187 kJ, Wh/(l·K). */
const WATER = 1.163;
/** kg of CO₂ for a kWh of natural gas: 56.1 kg/GJ (IPCC 2006, volume 2, table 2.2). */
const GAS_CARBON = 0.202;

/** What a compressor's heat is worth: water by the litre, fuel that a boiler need not burn, and how soon that pays. */
export const heat: Calculator = {
  groups: [
    {
      key: 'machine',
      fields: [
        { name: 'power', quantity: 'power', usual: 37, min: 1, max: 5000 },
        hours(4000),
        { name: 'used', quantity: 'share', usual: 60, min: 1, max: 100 },
      ],
    },
    {
      key: 'water',
      fields: [
        { name: 'cold', quantity: 'temperature', usual: 15, min: 1, max: 80 },
        { name: 'warm', quantity: 'temperature', usual: 60, min: 2, max: 90 },
      ],
    },
    {
      key: 'fuel',
      fields: [
        { name: 'fuelPrice', quantity: 'energyPrice', usual: 'gas', min: 0.001, max: 10 },
        { name: 'investment', quantity: 'money', usual: 6000, min: 0, max: 10_000_000 },
      ],
    },
    {
      key: 'assumptions',
      isAssumption: true,
      fields: [
        { name: 'recovered', quantity: 'share', usual: 75, min: 1, max: 96 },
        { name: 'boiler', quantity: 'share', usual: 90, min: 10, max: 110 },
        { ...carbon, name: 'fuelCarbon', usual: GAS_CARBON },
      ],
    },
  ],
  clashes: (inputs) =>
    inputs.number('warm') <= inputs.number('cold')
      ? [{ field: 'warm', reason: 'above', limit: inputs.figure('cold') }]
      : [],
  answer(inputs) {
    const power = inputs.figure('power');
    const recovered = inputs.figure('recovered');
    const usable = figure('power', (power.value * recovered.value) / 100);
    const [cold, warm] = [inputs.figure('cold'), inputs.figure('warm')];
    const rise = figure('warming', warm.value - cold.value);
    const water = figure('volumePerHour', (usable.value * 1000) / (WATER * rise.value));
    const [time, used] = [inputs.figure('hours'), inputs.figure('used')];
    const energy = figure('energy', (usable.value * time.value * used.value) / 100);
    const boiler = inputs.figure('boiler');
    const fuel = figure('energy', (energy.value / boiler.value) * 100);
    const each = inputs.figure('fuelPrice');
    const saving = figure('money', fuel.value * each.value);
    const factor = inputs.figure('fuelCarbon');
    const emitted = figure('carbon', fuel.value * factor.value);
    const investment = inputs.figure('investment');
    const back = figure('years', investment.value / saving.value);
    return {
      verdict: [usable, saving],
      results: [
        { key: 'usableHeat', ...usable },
        { key: 'warmWater', ...water },
        { key: 'yearHeat', ...energy },
        { key: 'fuelSaving', ...saving },
        { key: 'payback', ...back },
        { key: 'fuelCarbon', ...emitted },
      ],
      steps: [
        step('usableHeat', usable, power, ' × ', recovered),
        step(
          'warmWater',
          water,
          usable,
          ' ÷ (',
          figure('heatCapacity', WATER),
          ' × (',
          warm,
          ' − ',
          cold,
          '))',
        ),
        step('yearHeat', energy, usable, ' × ', time, ' × ', used),
        step('fuel', fuel, energy, ' ÷ ', boiler),
        step('fuelSaving', saving, fuel, ' × ', each),
        step('payback', back, investment, ' ÷ ', saving),
        step('fuelCarbon', emitted, fuel, ' × ', factor),
      ],
      wanted: {
        families: ['screw/fixed-speed', 'screw/variable-speed'],
        least: { motorPower: power.value },
        by: 'motorPower',
      },
    };
  },
};
