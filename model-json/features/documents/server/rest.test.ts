import { rest } from './rest';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

it('lets a process end while it rests before the next document', () => {
  const before = timers();
  void rest(600_000);
  expect(timers()).toBe(before);
});

it('goes on after its time', async () => {
  // What else keeps a process alive: a server that listens.
  const alive = setTimeout(() => undefined, 10_000);
  await rest(1);
  clearTimeout(alive);
});
