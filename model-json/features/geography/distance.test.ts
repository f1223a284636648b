import { kilometresBetween } from './distance';

it.each([
  ['London to Paris', [51.5074, -0.1278], [48.8566, 2.3522], 343.6],
  ['New York to Los Angeles', [40.7128, -74.006], [34.0522, -118.2437], 3935.7],
  ['Zürich to Geneva', [47.3769, 8.5417], [46.2044, 6.1432], 224.5],
  ['across the date line', [0, 179.5], [0, -179.5], 111.2],
  ['nowhere', [53.8, -1.55], [53.8, -1.55], 0],
] as const)('measures %s to within half a per cent', (_, from, to, km) => {
  expect(Math.abs(kilometresBetween(from, to) - km)).toBeLessThanOrEqual(km * 0.005);
});
