import { rest } from './rest';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

it('lets a process exit during a pause before the next document', () => {
  const before = timers();
  void rest(600_000);
  expect(timers()).toBe(before);
});

it('continues after the pause', async () => {
  // A listening server keeps the process alive, as in production.
  const alive = setTimeout(() => undefined, 10_000);
  await rest(1);
  clearTimeout(alive);
});
