import '@testing-library/jest-dom';
import fc from 'fast-check';

// A developer's runs look for new counterexamples; the same commit must give the same verdict in CI every time.
if (process.env.CI) fc.configureGlobal({ seed: 20261120 });
