import { SettingsError } from './environment';
import { readSettings } from './settings';
import { slingOf } from './sling-of';

const user = { REPOSITORY_USER: 'ann', REPOSITORY_PASSWORD: 'secret' };

it('finds the workspace of a Sling, and of an AEM', () => {
  const sling = readSettings({ REPOSITORY: 'sling+http://localhost:8080', ...user });
  expect(slingOf(sling)).toEqual({
    workspaces: ['http://localhost:8080/server/default'],
    headers: { authorization: `Basic ${Buffer.from('ann:secret').toString('base64')}` },
  });
  const aem = readSettings({
    REPOSITORY: 'sling+https://author.example.com/crx/server/crx.default',
    REPOSITORY_TOKEN: 'abc',
  });
  expect(slingOf(aem)).toEqual({
    workspaces: ['https://author.example.com/crx/server/crx.default'],
    headers: { authorization: 'Bearer abc' },
  });
  const cluster = readSettings({ REPOSITORY: 'sling+http://one:8080,two:8080', ...user });
  expect(slingOf(cluster)?.workspaces).toEqual([
    'http://one:8080/server/default',
    'http://two:8080/server/default',
  ]);
  expect(slingOf(readSettings({}))).toBeUndefined();
});

it.each([
  ['http://localhost:8080', user, 'is not the address of a Sling'],
  ['sling+http://ann:secret@localhost:8080', user, 'is not the address of a Sling'],
  ['sling+http://localhost:8080', {}, 'are not set'],
  ['sling+http://localhost:8080', { ...user, REPOSITORY_TOKEN: 'abc' }, 'give one of them'],
])('refuses %s with %j', (REPOSITORY, more, message) => {
  expect(() => readSettings({ REPOSITORY, ...more })).toThrow(SettingsError);
  expect(() => readSettings({ REPOSITORY, ...more })).toThrow(message);
});
