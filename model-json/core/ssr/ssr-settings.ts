import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { logLevel, port, publicOrigin, readEnvironment, whole } from '../server/settings/environment';

const schema = z.object({
  SSR_PORT: port(4504),
  SSR_HOST: z.string().default('localhost'),
  SSR_SECRET: z
    .string()
    .min(16, { error: 'is too short to be a secret; give 16 characters or more' })
    .optional(),
  SSR_PROCESSES: whole(availableParallelism(), 1, 64),
  SSR_QUEUE: whole(50, 0, 10_000),
  /** Milliseconds. AEM's configuration gives up after 3 s; a later answer is wasted work. */
  SSR_TIMEOUT: whole(2500, 100, 120_000),
  /** Heap size of one process in megabytes. */
  SSR_HEAP: whole(256, 64, 8192),
  /** Maximum size of a model in megabytes, packed and unpacked. */
  SSR_MAX_MODEL: whole(16, 1, 256),
  /** Milliseconds between announcing the end and refusing new connections. */
  SSR_DRAIN: whole(0, 0, 60_000),
  /** The visitors' script (`mysite.site`) does not read it; `page` is for an application that hydrates. */
  SSR_STATE: z.enum(['page', 'none'], { error: 'is unknown; use page or none' }).default('none'),
  PUBLIC_ORIGIN: publicOrigin,
  LOG_LEVEL: logLevel,
});

/** Settings that never appear in a log. */
export const SECRETS = ['SSR_SECRET'];

/** The validated environment variables of `npm run ssr`. */
export type SsrSettings = z.output<typeof schema>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readSsrSettings = (env: Readonly<Record<string, string | undefined>>): SsrSettings =>
  readEnvironment(schema, env, SECRETS);
