import { drawMap } from './draw-map';
import { gazetteer } from './Gazetteer';

it('shows all given points, and the country set off from its neighbours', () => {
  const points = [
    [51.5, -0.13],
    [55.95, -3.19],
  ] as const;
  const map = drawMap({ points, home: 'GB' }, gazetteer());
  for (const { x, y } of points.map(map.at)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map.height);
  }
  expect(map.home).toMatch(/^M/);
  expect(map.land).toMatch(/^M/);
  expect(map.towns.map(({ name }) => name)).toContain('Birmingham');
});

it('is small enough to be part of a page, even at its largest', () => {
  const map = drawMap(
    {
      points: [
        [47.6, -122.3],
        [25.8, -80.2],
        [42.3, -83],
      ],
      home: 'US',
      zoom: -1,
    },
    gazetteer(),
  );
  expect(map.home.length + map.land.length).toBeLessThan(20_000);
});

it('zooms in by steps', () => {
  const near = (zoom: number) =>
    drawMap(
      {
        points: [
          [53.8, -1.55],
          [53.48, -2.24],
        ],
        home: 'GB',
        zoom,
      },
      gazetteer(),
    );
  const span = (zoom: number) => Math.abs(near(zoom).at([53.8, -1.55]).x - near(zoom).at([53.48, -2.24]).x);
  expect(span(1) / span(0)).toBeCloseTo(2, 1);
});
