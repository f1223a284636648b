import { TextDecoder as Decoder, TextEncoder as Encoder } from 'node:util';
import fc from 'fast-check';
import { quickStyles } from './quick-styles';

// Loading jest-dom's matchers takes a tenth of a second, which three hundred files without elements need not spend.
// eslint-disable-next-line @typescript-eslint/no-require-imports
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

if (typeof window !== 'undefined')
  window.getComputedStyle = quickStyles(window.getComputedStyle.bind(window));

// jsdom lacks what both browsers and Node have, and the server's modules use.
if (typeof TextDecoder === 'undefined')
  Object.assign(globalThis, { TextDecoder: Decoder, TextEncoder: Encoder });

// Local runs look for new counterexamples; in CI the same commit must always give the same result.
if (process.env.CI) fc.configureGlobal({ seed: 20261120 });

/*
 * Fastify searches all loaded modules for the file of every plugin without a display name. In Jest the modules are a
 * proxy, and the search takes longer than the rest of a small server's start.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  configurable: true,
  get(this: { readonly name: string }) {
    return this.name || 'anonymous';
  },
});
