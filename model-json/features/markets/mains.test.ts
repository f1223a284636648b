import { localMains } from './mains';

test.each([
  ['us', 'Supply: 480 V, NEMA L16-20 outlet, fuse 15 A.'],
  ['ca', 'Supply: 600 V, NEMA L17-30 outlet, fuse 15 A.'],
])('in %s a small three-phase machine has a plug', (country, there) => {
  expect(localMains('Supply: 400 V, CEE 16 A socket, fuse 16 A.', 'en', country)).toBe(there);
});

test('a large machine is wired, with a breaker for the lower current at the higher voltage', () => {
  const note = 'Supply: 400 V, CEE 125 A socket, fuse 80 A.';
  expect(localMains(note, 'en', 'us')).toBe('Supply: 480 V, fixed connection, fuse 70 A.');
  expect(localMains(note, 'en', 'ca')).toBe('Supply: 600 V, fixed connection, fuse 60 A.');
});

test('Switzerland has its own sockets for 10 and 16 A, and Europe’s for three phases', () => {
  expect(localMains('Absicherung: 230 V, 10 A träge.', 'de', 'ch')).toContain('10 A, Typ 13');
  expect(localMains('Circuit : 230 V, 16 A, fusion lente.', 'fr', 'ch')).toContain('16 A, type 23');
  const note = 'Anschluss: 400 V, CEE 63 A, abgesichert mit 40 A.';
  expect(localMains(note, 'de', 'ch')).toBe(note);
});

test('distinguishes the machine R 400 from 400 V mains', () => {
  expect(localMains('R 400 V at 400 V', 'en', 'us')).toBe('R 400 V at 460 V');
});
