/** @jest-environment jsdom */
const built = '/etc.clientlibs/ventora/clientlibs/clientlib-site/resources/';

async function load(): Promise<typeof import('./public-path')> {
  jest.resetModules();
  Object.assign(globalThis, { __webpack_public_path__: built });
  return import('./public-path');
}
const runFrom = (src: string | undefined) => {
  const script = src === undefined ? null : Object.assign(document.createElement('script'), { src });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
};

it.each([
  [
    'the site’s own host',
    `https://www.example.com${built}site.1a2b3c4d.js`,
    `https://www.example.com${built}`,
  ],
  [
    'a context path',
    `https://author.example.com/aem${built}site.js`,
    `https://author.example.com/aem${built}`,
  ],
  [
    'AEM’s merged file in another folder',
    'https://www.example.com/etc.clientlibs/ventora/clientlibs/clientlib-site.lc-0123-lc.min.js',
    `https://www.example.com${built}`,
  ],
  ['a URL outside the client libraries', 'https://cdn.example.com/x/site.js', built],
])('loads chunks next to the script: %s', async (_, script, expected) => {
  runFrom(`https://www.example.com${built}site.js`);
  const { publicPathOf } = await load();
  expect(publicPathOf(script, built)).toBe(expected);
});

it('throws if the script’s URL is unknown', async () => {
  runFrom(undefined);
  await expect(load()).rejects.toThrow('Automatic publicPath is not supported in this browser');
});

it('sets webpack’s public path when it is loaded', async () => {
  runFrom(`https://www.example.com/aem${built}site.js`);
  await load();
  expect(__webpack_public_path__).toBe(`https://www.example.com/aem${built}`);
});
