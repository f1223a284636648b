import { createHash } from 'node:crypto';
import { Dictionaries } from './Dictionaries';

const fail = (error: unknown) => {
  throw error;
};
const hashOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;
const asks = (hash: string, accepted = 'gzip, br, dcz') => ({
  headers: { 'available-dictionary': hash, 'accept-encoding': accepted },
});

it('finds the dictionary that a browser has, if it accepts answers that use it', async () => {
  const dictionaries = new Dictionaries(fail);
  await dictionaries.keep(Buffer.from('styles'));
  expect(dictionaries.of(asks(hashOf('styles')))?.bytes.toString()).toBe('styles');
  expect(dictionaries.of(asks(hashOf('others')))).toBeUndefined();
  expect(dictionaries.of(asks(hashOf('styles'), 'gzip, br'))).toBeUndefined();
  expect(dictionaries.of(asks(hashOf('styles'), 'br, dcz;q=0'))).toBeUndefined();
  expect(dictionaries.of(asks(hashOf('styles'), 'br, dcz;q=0.5'))).toBeDefined();
  expect(dictionaries.of({ headers: { 'accept-encoding': 'dcz' } })).toBeUndefined();
  expect(dictionaries.of(asks('nonsense'))).toBeUndefined();
});

it('keeps the last thirty, since browsers may have one of an earlier version', async () => {
  const dictionaries = new Dictionaries(fail);
  for (let version = 0; version <= 30; version += 1) await dictionaries.keep(Buffer.from(String(version)));
  expect(dictionaries.of(asks(hashOf('0')))).toBeUndefined();
  expect(dictionaries.of(asks(hashOf('1')))).toBeDefined();
});
