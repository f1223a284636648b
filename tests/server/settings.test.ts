import { listen, ListenError } from '../../model-json/server/listen';
import { SettingsError } from '../../model-json/server/environment';
import { readSettings } from '../../model-json/server/settings';
import { startSite } from './start-site';

test('nothing set is all that is needed', () => {
  expect(readSettings({})).toEqual({
    AUTHOR_PORT: 4502,
    PUBLISH_PORT: 4503,
    AUTHOR_HOST: 'localhost',
    PUBLISH_HOST: 'localhost',
    DATA_DIR: 'data',
    LOG_LEVEL: 'info',
    SEARCH_ORIGINS: [],
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
  ['SEARCH_ORIGINS', 'https://a.example,b.example', 'without paths'],
])('%s=%s is refused with a word on "%s"', (name, value, word) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${name}=${value}`);
  expect(read).toThrow(word);
});

test('a taken port is named, with the variable that chooses another', async () => {
  const [first, second] = [await startSite(), await startSite()];
  const url = await listen(first.publish, 'localhost', 0, 'PUBLISH_PORT');
  const port = Number(new URL(url).port);
  const taken = listen(second.publish, 'localhost', port, 'PUBLISH_PORT');
  await expect(taken).rejects.toThrow(ListenError);
  await expect(taken).rejects.toThrow(new RegExp(`${port}.*PUBLISH_PORT`));
  await Promise.all([first.close(), second.close()]);
});
