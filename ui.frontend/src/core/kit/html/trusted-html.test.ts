/** @jest-environment jsdom */
// @jest-alone: the cleaner that others may have loaded is kept in its module.
import { trustCleanHtml } from './trusted-html';

type Rules = { createScriptURL(url: string): string | null; createHTML(html: string): string | null };

/** The rules of the policy that an application of authors begins with. */
function rules(): Rules {
  const createPolicy = jest.fn<unknown, [string, Rules]>();
  Object.assign(globalThis, {
    __webpack_public_path__: '/etc.clientlibs/site/',
    trustedTypes: { createPolicy },
  });
  trustCleanHtml();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
  return createPolicy.mock.calls[0]![1];
}

it('lets in scripts of this build, and no other', () => {
  const { createScriptURL } = rules();
  expect(createScriptURL('/etc.clientlibs/site/chunks/1.js')).toBe('/etc.clientlibs/site/chunks/1.js');
  expect(createScriptURL('https://evil.example/1.js')).toBeNull();
});

it('refuses HTML until the cleaner is loaded, and then lets in what cannot run', async () => {
  const { createHTML } = rules();
  expect(createHTML('')).toBe('');
  expect(createHTML('<p>Air</p>')).toBeNull();
  await import('./parse-html');
  expect(createHTML('<p style="mso-list:l0" data-pm-slice="1">Air</p>')).toBe(
    '<p style="mso-list:l0" data-pm-slice="1">Air</p>',
  );
  expect(createHTML('<a href="javascript:alert(1)" onclick="alert(1)">Air</a>')).toBe('<a>Air</a>');
  expect(createHTML('<img src="x" onerror="alert(1)"><script>alert(1)</script>')).toBe('<img src="x">');
});

it('lets in what a view draws, though it reads no HTML itself', async () => {
  jest.resetModules();
  const { trustCleanHtml: begin } = await import('./trusted-html');
  const createPolicy = jest.fn<unknown, [string, Rules]>();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  begin();
  const { createHTML } = createPolicy.mock.calls[0]![1];
  expect(createHTML('<p>Air</p>')).toBeNull();
  const { clean } = await import('./sanitiser.browser');
  expect(createHTML(clean('<p onclick="alert(1)">Air</p>'))).toBe('<p>Air</p>');
});
