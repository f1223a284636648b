import type { Model } from '../../../core/exporter/Exporter';
import { exportComponent } from '../../../core/exporter/site/testing';

const exported = (requestParameters: Record<string, string> = {}, properties: object = {}) =>
  exportComponent('sizinghelper', { id: 'size', ...properties }, { requestParameters });
const list = (value: unknown) => value as Model[];

describe('the visitor’s input', () => {
  it('is shown again, completed with the author’s defaults', () => {
    expect(exported({}, { leaks: 5 }).typed).toMatchObject({
      leaks: '5',
      growth: '20',
      air: 'none',
      inlet: '35',
    });
    expect(exported({ leaks: '15', air: 'paint', supply: 'nuclear' }).typed).toMatchObject({
      leaks: '15',
      air: 'paint',
      supply: '',
    });
  });

  it.each([
    [{ flow: '-5', pressure: '7' }, 'flow', 'range'],
    [{ flow: '1e9', pressure: '7' }, 'flow', 'number'],
    [{ flow: '1000000000', pressure: '7' }, 'flow', 'range'],
    [{ flow: 'lots', pressure: '7' }, 'flow', 'number'],
    [{ flow: '500' }, 'pressure', 'pair'],
    [{ pressure: '7' }, 'flow', 'pair'],
    [{ t1: 'V-0000-00' }, 't1', 'tool'],
    [{ flow: '500', pressure: '7', leaks: '99' }, 'leaks', 'range'],
  ])('is reported if invalid, without an answer: %j', (asked, field, reason) => {
    const model = exported(asked);
    expect(list(model.faults)).toContainEqual(expect.objectContaining({ field, reason }));
    expect(model).not.toHaveProperty('demand');
  });

  it('can have a comma or a point as the decimal mark', () => {
    expect(exported({ flow: '500,5', pressure: '6.3' }).demand).toMatchObject({ mean: 500.5, pressure: 6.3 });
  });

  it('is in the units of the address, else those of the page', () => {
    const us = exported({ flow: '10', pressure: '90', units: 'us' });
    expect(us).toMatchObject({ units: 'us', demand: { mean: expect.closeTo(283.17, 2) as number } });
    expect(exported({ flow: '10', pressure: '6' })).toMatchObject({ units: 'metric', demand: { mean: 10 } });
  });
});

describe('the answer', () => {
  it('is missing until the visitor has chosen something', () => {
    const model = exported();
    expect(model).not.toHaveProperty('demand');
    expect(model.rows).toEqual([{ sku: '', count: '1', use: '' }]);
  });
});

describe('trades', () => {
  it('are links that fill in the list of tools, in the requested units', () => {
    const presets = {
      item0: { 'jcr:title': 'Paint shop', tools: ['2 × V-5213-00 40 %', 'V-5115-00'], air: 'paint' },
      item1: { 'jcr:title': 'Line', flow: 1800, pressure: 6.3, oilFree: true },
    };
    const links = (units?: string) =>
      list(exported(units ? { units } : {}, { presets }).presets).map(
        ({ link }) => new URL((link as { url: string }).url, 'http://x').search,
      );
    expect(links()).toEqual([
      '?t1=V-5213-00&n1=2&u1=40&t2=V-5115-00&n2=1&air=paint',
      '?flow=1800&pressure=6.3&oilfree=1',
    ]);
    expect(links('us')[1]).toBe('?flow=63.6&pressure=91.4&oilfree=1&units=us');
  });
});
