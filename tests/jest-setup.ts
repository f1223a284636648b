import fc from 'fast-check';

// What judges elements takes a tenth of a second to load: in each of three hundred files that have none, for nothing.
// eslint-disable-next-line @typescript-eslint/no-require-imports
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// A developer's runs look for new counterexamples; the same commit must give the same verdict in CI every time.
if (process.env.CI) fc.configureGlobal({ seed: 20261120 });

/*
 * Fastify looks for the file of every plugin that has no name for display among all modules that are loaded. In Jest these
 * are a proxy and take longer than all else that a small server does at its start.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  configurable: true,
  get(this: { readonly name: string }) {
    return this.name || 'anonymous';
  },
});
