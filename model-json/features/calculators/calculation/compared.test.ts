import { readLog, LogFault, MOST_LINES } from './profile/read-log';
import { MOST_ROWS, reduced } from './profile/reduced';
import { answered, entered, resultOf } from './testing';

describe('fixed against variable speed', () => {
  const half = {
    share1: '50',
    draw1: '4',
    share2: '50',
    draw2: '2',
    fixedDelivery: '4',
    fixedPower: '30',
    hours: '2000',
  };
  const variable = {
    variableDelivery: '4',
    variableLeast: '1',
    variablePower: '32',
    variableLeastPower: '8',
  };

  /*
   * By hand: fixed 30 kW and 30 × (0.5 + 0.3 × 0.5) = 19.5 kW: 2000 h × (0.5 × 30 + 0.5 × 19.5) = 49 500 kWh. Variable 32 and 16 kW:
   * 48 000 kWh. 1500 kWh × 0.25 = 375; 5000 ÷ 375 = 13.3 years.
   */
  it('compares the energy over the profile', () => {
    const answer = answered('speed', { ...half, ...variable });
    expect(resultOf(answer, 'fixedEnergy')).toBeCloseTo(49_500, 6);
    expect(resultOf(answer, 'variableEnergy')).toBeCloseTo(48_000, 6);
    expect(resultOf(answer, 'moneySaved')).toBeCloseTo(375, 6);
    expect(resultOf(answer, 'speedPayback')).toBeCloseTo(13.33, 2);
  });

  /* Our article “Fixed or variable speed”: 96 480 and 86 720 kWh for a joinery in two shifts. */
  it('begins with the joinery of our article', () => {
    const answer = answered('speed');
    expect(resultOf(answer, 'fixedEnergy') / 96_480).toBeCloseTo(1, 2);
    expect(resultOf(answer, 'variableEnergy') / 86_720).toBeCloseTo(1, 2);
  });

  it('promises no payback where variable speed takes more', () => {
    const answer = answered('speed', {
      share1: '100',
      draw1: '4',
      ...variable,
      fixedDelivery: '4',
      fixedPower: '30',
    });
    expect(resultOf(answer, 'moneySaved')).toBeLessThan(0);
    expect(answer.results.map(({ key }) => key)).not.toContain('speedPayback');
  });

  it('adds an empty row to those that are filled in', () => {
    expect(entered('speed', half).groups[0]!.rows).toHaveLength(3);
  });

  it.each([
    [{ share1: '60', draw1: '3', share2: '60', draw2: '1' }, 'share2', 40],
    [{ share1: '60', draw1: '30' }, 'draw1', 4.6],
  ])('says where a profile cannot be: %j', (asked, field, max) => {
    expect(entered('speed', asked).faults).toMatchObject([{ field, reason: 'most', max }]);
  });

  it('asks for what is missing in a row', () => {
    expect(entered('speed', { share1: '60' }).faults).toMatchObject([{ field: 'draw1', reason: 'missing' }]);
  });
});

describe('a log', () => {
  it.each([
    ['3.5\n4\n', 'en-GB', [3.5, 4]],
    ['time;flow\n08:00;3,5\n08:01;4\n', 'de-DE', [3.5, 4]],
    ['time,flow\n2026-01-05 08:00,3.5\n2026-01-05 08:01,4', 'en-GB', [3.5, 4]],
    ['3,5\n4,25', 'fr-FR', [3.5, 4.25]],
    ['\uFEFF"flow"\r\n"3"\r\n', 'en-GB', [3]],
  ])('is read as tables write it: %j', (text, language, flows) => {
    expect(readLog(text, language)).toEqual(flows);
  });

  it.each([
    ['flow\n3\nmuch\n', 'number', 3],
    ['3\n-1', 'negative', 2],
    ['flow\n', 'empty', 0],
    [`${'1\n'.repeat(MOST_LINES)}1`, 'lines', MOST_LINES + 1],
  ])('is refused with the line that is wrong', (text, reason, line) => {
    const read = () => readLog(text, 'en-GB');
    expect(read).toThrow(LogFault);
    expect(read).toThrow(expect.objectContaining({ reason, line }));
  });

  it('becomes a few levels that keep its mean', () => {
    const flows = Array.from({ length: 1000 }, (_, index) => (index % 5 === 0 ? 0 : 1 + (index % 37) / 10));
    const levels = reduced(flows);
    expect(levels.length).toBeLessThanOrEqual(MOST_ROWS);
    const mean = levels.reduce((sum, { share, draw }) => sum + (share / 100) * draw, 0);
    expect(mean).toBeCloseTo(flows.reduce((a, b) => a + b) / flows.length, 9);
    expect(levels.at(-1)).toEqual({ share: 20, draw: 0 });
  });
});

/*
 * By hand: A 33 kW × 4000 h × 0.25 = 33 000 a year; × 8.5564 (10 years, 5 %, 2 %). 15 000 + 282 363 + 1500 × 7.7217 = 308 946.
 */
it('adds up what a machine costs over its life', () => {
  const answer = answered('lifecycle');
  const r = 1.02 / 1.05;
  const factor = (r * (1 - r ** 10)) / (1 - r);
  expect(resultOf(answer, 'totalA')).toBeCloseTo(15_000 + 33_000 * factor + 1500 * 7.72173, 0);
  expect(resultOf(answer, 'energyShareA')).toBeGreaterThan(90);
});

describe('a pipe', () => {
  /* Our article on ring mains: 2350 l/min through 144 m of 36.8 mm at 7 bar: 0.11 bar, 4.7 m/s; through 46 mm 0.035 bar. */
  it.each([
    ['36.8', 0.11],
    ['46', 0.035],
  ])('of %s mm loses what our article works out', (pipeBore, drop) => {
    const asked = { flow: '2.35', length: '120', pipeBore, fittings: '20' };
    expect(Math.abs(resultOf(answered('pipe', asked), 'drop') - drop)).toBeLessThan(0.005);
  });

  it('adds a share of its length for fittings', () => {
    const straight = resultOf(answered('pipe', { fittings: '0' }), 'drop');
    expect(resultOf(answered('pipe', { fittings: '20' }), 'drop') / straight).toBeCloseTo(1.2, 9);
  });

  it('finds the take-off of a ring that gets the least pressure', () => {
    const answer = answered('pipe', { shape: 'ring' });
    expect(resultOf(answer, 'worstPoint')).toBe(2);
    expect(resultOf(answer, 'ringFlow')).toBeCloseTo(4.7, 9);
    expect(answer.chart?.bars).toHaveLength(4);
  });

  it('wants a ring from which something is drawn', () => {
    const asked = { shape: 'ring', segment1: '60', segmentBore1: '50', draw1: '0' };
    expect(entered('pipe', asked).faults).toMatchObject([{ field: 'draw1', reason: 'above' }]);
  });
});
