import { z } from 'zod';
import { DATA_DIR } from '../../core/site/folders';
import {
  days,
  hstsSeconds,
  logLevel,
  port,
  proxies,
  publicOrigin,
  readEnvironment,
} from '../../core/server/settings/environment';
import { origins } from '../../core/server/settings/settings';

const schema = z.object({
  SERVICE_PORT: port(4505),
  SERVICE_HOST: z.string().default('localhost'),
  /** What httpd says as `X-Service-Secret`. */
  SERVICE_SECRET: z
    .string()
    .min(16, { error: 'is too short to be a secret; give 16 characters or more' })
    .optional(),
  PUBLIC_ORIGIN: publicOrigin.unwrap(),
  /** Where AEM's publish is. */
  CONTENT_URL: publicOrigin.unwrap(),
  /** The header `Authorization` for it. */
  CONTENT_AUTHORIZATION: z.string().optional(),
  /** Seconds between two readings of the content. */
  CONTENT_EVERY: z.coerce
    .number({ error: 'is no number; give seconds' })
    .min(10, { error: 'is too often; give 10 seconds or more' })
    .default(120),
  DATA_DIR: z.string().default(DATA_DIR),
  SEARCH_ORIGINS: origins,
  SUBMISSIONS_DAYS: days,
  TRUSTED_PROXIES: proxies,
  HSTS_SECONDS: hstsSeconds,
  LOG_LEVEL: logLevel,
});

/** Settings that no log shows. */
export const SECRETS = ['SERVICE_SECRET', 'CONTENT_AUTHORIZATION'];

/** The environment variables of `npm run service`, checked. */
export type ServiceSettings = z.output<typeof schema>;

/** @throws SettingsError that names each wrong variable, its value and the cure */
export const readServiceSettings = (env: Readonly<Record<string, string | undefined>>): ServiceSettings =>
  readEnvironment(schema, env, SECRETS);
