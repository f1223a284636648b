import { steadyHeight } from './steady-height';

it('follows a page that grows while it loads, and one that becomes lower', () => {
  const height = steadyHeight();
  expect([800, 2400, 5200, 1200].map(height)).toEqual([800, 2400, 5200, 1200]);
});

it('stops following a page that grows with its frame', () => {
  const height = steadyHeight();
  let now = 800;
  for (let i = 0; i < 100; i++) now = height(now + 100);
  expect(now).toBeLessThan(3000);
});
