/** @jest-environment jsdom */
import { trustOwnScripts } from './trust-own-scripts';

type Rules = { createScriptURL(url: string): string | null };

it('lets in scripts of this build, and no other', () => {
  const createPolicy = jest.fn<unknown, [string, Rules]>();
  Object.assign(globalThis, {
    __webpack_public_path__: '/etc.clientlibs/site/',
    trustedTypes: { createPolicy },
  });
  trustOwnScripts();
  const [name, { createScriptURL }] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  expect(createScriptURL('/etc.clientlibs/site/chunks/1.js')).toBe('/etc.clientlibs/site/chunks/1.js');
  expect(createScriptURL('https://evil.example/etc.clientlibs/site/chunks/1.js')).toBeNull();
});

it('does nothing in browsers without Trusted Types', () => {
  Object.assign(globalThis, { trustedTypes: undefined });
  expect(trustOwnScripts).not.toThrow();
});
