import { listen, ListenError } from '../../model-json/core/server/http/listen';
import { describeSettings, SettingsError } from '../../model-json/core/server/settings/environment';
import { secret } from '../../model-json/core/server/settings/kinds';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { startSite } from './start-site';

test('ops can start without any settings', () => {
  expect(readSettings({})).toEqual({
    AUTHOR_PORT: 4502,
    PUBLISH_PORT: 4503,
    ASSET_MAX_MB: 2048,
    ASSET_MAX_MEGAPIXELS: 100,
    AUTHOR_HOST: 'localhost',
    AUTHOR_MCP: 'off',
    UNIVERSAL_EDITOR: 'off',
    UNIVERSAL_EDITOR_ORIGINS: [],
    EDGE_DELIVERY: 'off',
    PUBLISH_HOST: 'localhost',
    DATA_DIR: 'data',
    DRAW_QUEUE: 100,
    DRAW_QUEUE_PER_CLIENT: 40,
    DRAW_TIMEOUT: 10_000,
    PUBLISH_DRAWERS: 1,
    LOG_LEVEL: 'info',
    OIDC_GROUPS: [],
    OIDC_GROUPS_CLAIM: 'groups',
    OIDC_LABEL: 'the identity provider',
    OIDC_ROLES: [],
    OPERATIONS_HOST: 'localhost',
    OTEL_TRACES_SAMPLER_ARG: 1,
    SEARCH_ORIGINS: [],
    SESSION_IDLE: 120,
    SESSION_LENGTH: 720,
    SPA_APPS: [],
    TRUSTED_PROXIES: [],
  });
  expect(readSettings({ PUBLISH_PORT: '' }).PUBLISH_PORT).toBe(4503);
});

test.each([
  ['AUTHOR_HOST', '0.0.0.0', 'accounts'],
  ['AUTHOR_HOST', '192.168.1.4', 'accounts'],
  ['PUBLISH_PORT', 'eighty', 'port'],
  ['PUBLISH_PORT', '70000', '65535'],
  ['PUBLIC_ORIGIN', 'www.example.com', 'https://www.example.com'],
  ['PUBLIC_ORIGIN', 'https://www.example.com/shop', 'without a path'],
  ['LOG_LEVEL', 'loud', 'info'],
  ['AUTHOR_ORIGIN', 'author.example.com', 'https://author.example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', '10.0.0.0/8'],
  ['TRUSTED_PROXIES', 'proxy', '192.0.2.7'],
  ['HSTS_SECONDS', 'always', '31536000'],
  ['SUBMISSIONS_DAYS', '0', '1 day'],
  ['SPA_APPS', '/content/acme', '/content/acme=/srv/acme/build'],
  ['SEARCH_ORIGINS', 'https://a.example,b.example', 'without paths'],
])('%s=%s is refused with a hint about "%s"', (name, value, word) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${name}=${value}`);
  expect(read).toThrow(word);
});

test('all errors are reported at once, with those of values that do not fit together', () => {
  const read = () =>
    readSettings({
      PUBLISH_PORT: 'eighty',
      LOG_LEVEL: 'loud',
      AUTHOR_PORT: '4506',
      OPERATIONS_PORT: '4506',
      OPERATIONS_HOST: '0.0.0.0',
    });
  expect(read).toThrow(
    [
      'PUBLISH_PORT=eighty is not a number; give a port from 0 to 65535',
      'LOG_LEVEL=loud is unknown; use fatal, error, warn, info, debug, trace or silent',
      'OPERATIONS_PORT=4506 is taken by another setting; give each server a port of its own',
      'OPERATIONS_TOKEN= is not set, but 0.0.0.0 can be reached from other machines; set it, or use OPERATIONS_HOST=localhost',
    ].join('\n'),
  );
  expect(() =>
    readSettings({ OPERATIONS_PORT: '4506', OPERATIONS_HOST: '0.0.0.0', OPERATIONS_TOKEN: 'short' }),
  ).toThrow('OPERATIONS_TOKEN=… is too short');
});

test.each([
  ['opensearch+http://search.example.com:9200', 'unencrypted'],
  ['opensearch+http://localhost,search.example.com', 'unencrypted'],
  ['opensearch+https://search:secret@host:9200/Big Name', 'opensearch+https://'],
  ['opensearch+https://search:s%ZZ@host', 'percent-encoded'],
  ['elasticsearch://search:secret@host', 'opensearch+https://'],
])('SEARCH=%s is refused with a hint about "%s", but not repeated', (value, word) => {
  const read = () => readSettings({ SEARCH: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow('SEARCH=… ');
  expect(read).toThrow(word);
  expect(read).not.toThrow(/secret/);
});

test('a search cluster can have several nodes, a password and a name, and is logged without the password', () => {
  const settings = readSettings({ SEARCH: 'opensearch+https://search:p%40ss@one:9200,two:9200/shop' });
  expect(settings.SEARCH).toMatchObject({ user: 'search', password: 'p@ss', name: 'shop' });
  expect(settings.SEARCH?.nodes.map(({ origin }) => origin)).toEqual([
    'https://one:9200',
    'https://two:9200',
  ]);
  expect(String(settings.SEARCH)).toBe('opensearch+https://search:…@one:9200,two:9200/shop');
  const local = readSettings({ SEARCH: 'opensearch+http://127.0.0.1:9200' }).SEARCH;
  expect(local?.nodes.map(({ origin }) => origin)).toEqual(['http://127.0.0.1:9200']);
});

test('the settings are logged at start-up on one line, without secrets', () => {
  const settings = {
    PORT: 4505,
    SERVICE_SECRET: 'sixteen characters',
    ORIGINS: ['https://a', 'https://b'],
    DAYS: undefined,
  };
  const known = { SERVICE_SECRET: { ...secret, isSecret: true, meaning: '' } };
  expect(describeSettings(known, settings)).toBe(
    'settings: PORT=4505 SERVICE_SECRET=… ORIGINS=https://a,https://b',
  );
});

test('a port in use is named, with the variable to change it', async () => {
  const [first, second] = [await startSite(), await startSite()];
  const url = await listen(first.publish, 'localhost', 0, 'PUBLISH_PORT');
  const port = Number(new URL(url).port);
  const taken = listen(second.publish, 'localhost', port, 'PUBLISH_PORT');
  await expect(taken).rejects.toThrow(ListenError);
  await expect(taken).rejects.toThrow(new RegExp(`${port}.*PUBLISH_PORT`));
  await Promise.all([first.close(), second.close()]);
});
