import { availableParallelism } from 'node:os';
import { readEnvironment, type Environment } from '../server/settings/environment';
import { host, origin, port, secret, whole, word } from '../server/settings/kinds';
import { LOG_LEVEL } from '../server/settings/shared-variables';
import type { SettingsOf } from '../server/settings/Variable';

/** The environment variables of `npm run ssr`. */
export const VARIABLES = {
  SSR_PORT: { ...port(4504), meaning: 'Where it listens.' },
  SSR_HOST: {
    ...host,
    meaning: 'Its host; to be reachable from other machines, set another one, and a secret.',
  },
  SSR_SECRET: {
    ...secret,
    without: 'none',
    isSecret: true,
    meaning: 'Required value of the header `X-SSR-Secret`.',
  },
  SSR_PROCESSES: {
    ...whole(availableParallelism(), 1, 64),
    without: 'one per core',
    meaning: 'Pages rendered at a time.',
  },
  SSR_QUEUE: {
    ...whole(50, 0, 10_000),
    meaning: 'Requests that can wait; any more get 503 with `Retry-After`.',
  },
  SSR_TIMEOUT: {
    ...whole(2500, 100, 120_000),
    meaning:
      'Milliseconds for waiting and rendering; less than AEM’s 3 s, since a later answer is wasted work.',
  },
  SSR_HEAP: { ...whole(256, 64, 8192), meaning: 'Megabytes of heap for each process.' },
  SSR_MAX_MODEL: {
    ...whole(16, 1, 256),
    meaning:
      'Maximum megabytes of a model, both as received (gzip, deflate, br, AEM’s zlib as Base64) and decompressed.',
  },
  SSR_DRAIN: {
    ...whole(0, 0, 60_000),
    meaning: 'Milliseconds after SIGTERM during which `/readyz` answers 503 and requests are still served.',
  },
  SSR_STATE: {
    ...word(['page', 'none'], 'none'),
    meaning:
      '`page` adds the initial state, for an application that hydrates the page. What our page component loads for visitors (`mysite.site`) does not read it, and pages are smaller without it.',
  },
  PUBLIC_ORIGIN: {
    ...origin('https://www.example.com'),
    without: 'none',
    meaning: 'Origin of addresses in structured data, which are omitted without it.',
  },
  LOG_LEVEL,
} as const;

/** The validated environment variables of `npm run ssr`. */
export type SsrSettings = SettingsOf<typeof VARIABLES>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readSsrSettings = (env: Environment): SsrSettings => readEnvironment(VARIABLES, env);
