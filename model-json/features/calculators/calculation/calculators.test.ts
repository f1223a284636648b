import { answered, entered, resultOf } from './testing';

describe('leaks', () => {
  /* By hand: 1 m³/min × 7 kW/(m³/min) = 7 kW; × 8760 h = 61 320 kWh; × 0.25 = 15 330. */
  it('cost what the flow takes in a year', () => {
    const answer = answered('leaks', { method: 'known', leakFlow: '1' });
    expect(resultOf(answer, 'leakPower')).toBe(7);
    expect(resultOf(answer, 'yearEnergy')).toBe(61_320);
    expect(resultOf(answer, 'yearCost')).toBe(15_330);
    expect(resultOf(answer, 'yearSaving')).toBeCloseTo(10_731, 6);
    expect(resultOf(answer, 'yearCarbon')).toBeCloseTo(12_264, 6);
  });

  /* By hand: loaded 30 s of 150 s: a fifth of 5 m³/min. */
  it('are a fifth of the delivery if the compressor loads a fifth of the time', () => {
    const asked = { method: 'cycle', delivery: '5', loaded: '30', unloaded: '120' };
    expect(resultOf(answered('leaks', asked), 'leakFlow')).toBe(1);
  });

  it('are asked for by one way at a time', () => {
    const names = (method: string) =>
      entered('leaks', { method }).groups[0]!.rows[0]!.map(({ name }) => name);
    expect(names('holes')).toEqual(['method', 'count', 'bore', 'pressure']);
    expect(names('known')).toEqual(['method', 'leakFlow']);
  });

  it('cannot make the pressure rise', () => {
    expect(entered('leaks', { method: 'bleed', from: '6', to: '7' }).faults).toEqual([
      { field: 'to', reason: 'below', typed: '7', min: 6, max: 6 },
    ]);
  });
});

describe('a receiver', () => {
  /* By hand: 1 min × 0.5 m³/min × 1 bar ÷ 2 bar = 250 l; 1000 l/min × 60 × 0.25 ÷ (20 × 2) = 375 l. */
  it('holds the larger of what the peak and the starts need', () => {
    const answer = answered('receiver');
    expect(resultOf(answer, 'forPeak')).toBeCloseTo(250, 9);
    expect(resultOf(answer, 'forStarts')).toBeCloseTo(375, 9);
    expect(resultOf(answer, 'receiver')).toBeCloseTo(375, 9);
    expect(answer.wanted?.least).toMatchObject({ maxPressure: 10 });
  });

  it('needs nothing for a peak that the compressor delivers', () => {
    const answer = answered('receiver', { demand: '0.9' });
    expect(resultOf(answer, 'forPeak')).toBe(0);
    expect(answer.steps.map(({ key }) => key)).toContain('noPeak');
  });
});

describe('condensate', () => {
  /*
   * By hand from steam tables: air of 30 °C and 60 % has 25.48 mbar of vapour: 622 × 25.48 ÷ 974.5 = 16.26 g/kg. At 35 °C
   * (56.2 mbar) and 8 bar absolute 622 × 56.2 ÷ 7943.8 = 4.40 g/kg stay; at 3 °C (7.58 mbar) 0.59 g/kg. Dry air: 974.5 mbar ÷
   * (287.06 × 303.15) = 1.1198 kg/m³, 672 kg/h at 10 m³/min: 7.97 l/h in the cooler, 2.56 l/h in the dryer.
   */
  it('is what a balance of the water says', () => {
    const asked = { flow: '10', pressure: '7', inlet: '30', humidity: '60', cooled: '35', dewPoint: '3' };
    const answer = answered('condensate', asked);
    expect(resultOf(answer, 'inCooler')).toBeCloseTo(7.97, 1);
    expect(resultOf(answer, 'inDryer')).toBeCloseTo(2.56, 1);
  });

  it('does not form from dry air', () => {
    const answer = answered('condensate', { inlet: '-20', humidity: '10', dewPoint: '3' });
    expect(resultOf(answer, 'condensate')).toBe(0);
  });
});

describe('heat recovery', () => {
  /*
   * By hand: 37 kW × 75 % = 27.75 kW; ÷ (1.163 Wh/(l·K) × 45 K) = 530 l/h; × 4000 h × 60 % = 66 600 kWh; ÷ 0.9 = 74 000 kWh of
   * gas; × 0.09 = 6660; 6000 ÷ 6660 = 0.90 years; × 0.202 kg = 14 948 kg.
   */
  it('saves the fuel of a boiler', () => {
    const answer = answered('heat');
    expect(resultOf(answer, 'usableHeat')).toBe(27.75);
    expect(resultOf(answer, 'warmWater')).toBeCloseTo(530.2, 1);
    expect(resultOf(answer, 'yearHeat')).toBeCloseTo(66_600, 6);
    expect(resultOf(answer, 'fuelSaving')).toBeCloseTo(6660, 6);
    expect(resultOf(answer, 'payback')).toBeCloseTo(0.9009, 4);
    expect(resultOf(answer, 'fuelCarbon')).toBeCloseTo(14_948, 6);
  });
});
