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
  /** Milliseconds. AEM's configuration gives up after 3 s; an answer after that is work for nobody. */
  SSR_TIMEOUT: whole(2500, 100, 120_000),
  /** Megabytes of heap that one process may use. */
  SSR_HEAP: whole(256, 64, 8192),
  /** Megabytes of a model, as it comes and unpacked. */
  SSR_MAX_MODEL: whole(16, 1, 256),
  /** Milliseconds between saying that it ends and taking no new connection. */
  SSR_DRAIN: whole(0, 0, 60_000),
  /** What visitors get (`mysite.site`) does not read it; `page` is for an application that hydrates. */
  SSR_STATE: z.enum(['page', 'none'], { error: 'is unknown; say page or none' }).default('none'),
  PUBLIC_ORIGIN: publicOrigin,
  LOG_LEVEL: logLevel,
});

/** Settings that no log shows. */
export const SECRETS = ['SSR_SECRET'];

/** The environment variables of `npm run ssr`, checked. */
export type SsrSettings = z.output<typeof schema>;

/** @throws SettingsError that names each wrong variable, its value and the cure */
export const readSsrSettings = (env: Readonly<Record<string, string | undefined>>): SsrSettings =>
  readEnvironment(schema, env, SECRETS);
