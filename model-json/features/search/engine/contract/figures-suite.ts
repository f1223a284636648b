import type { Asking } from './asking';

/** How every driver must treat figures and their ranges. */
export function figuresSuite({ ask }: Asking): void {
  it('filters by a figure of any version, and leaves out documents without the figure', async () => {
    const range = async (min?: number, max?: number) =>
      (await ask({ ranges: { maxPressure: { min, max } } })).items.map(({ document }) => document.id).sort();
    expect(await range(10)).toEqual(['m-270', 'r-15']);
    expect(await range(undefined, 8)).toEqual(['r-15']);
    expect(await range(11)).toEqual([]);
  });

  it('draws a histogram that ignores its own range', async () => {
    const { histograms } = await ask({
      ranges: { soundPressureLevel: { max: 70 } },
      histograms: { soundPressureLevel: 2 },
    });
    expect(histograms.soundPressureLevel).toEqual({ min: 52, max: 78, bars: [1, 2] });
  });

  it('sorts by a figure, with documents without it last', async () => {
    const sorted = async (order: 'asc' | 'desc') => {
      const sort = { figure: 'motorPower', order };
      const { items } = await ask({ text: '', sort, filters: { kind: ['product'] } });
      return items.map(({ document }) => document.id);
    };
    expect(await sorted('asc')).toEqual(['m-270', 'r-15', 'k-20']);
    expect(await sorted('desc')).toEqual(['r-15', 'm-270', 'k-20']);
  });
}
