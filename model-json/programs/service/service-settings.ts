import { z } from 'zod';
import { readEnvironment, type Environment } from '../../core/server/settings/environment';
import { host, kind, port, requiredOrigin, secret } from '../../core/server/settings/kinds';
import { guarded } from '../../core/server/settings/settings';
import {
  days,
  hstsSeconds,
  logLevel,
  port,
  proxies,
  publicOrigin,
  readEnvironment,
} from '../../core/server/settings/environment';
import { searchCluster } from '../../core/server/settings/search-cluster';
import { origins } from '../../core/server/settings/settings';

const schema = z.object({
  SERVICE_PORT: port(4505),
  SERVICE_HOST: z.string().default('localhost'),
  /** The secret that httpd sends as `X-Service-Secret`. */
  SERVICE_SECRET: z
    .string()
    .min(16, { error: 'is too short to be a secret; give 16 characters or more' })
    .optional(),
  PUBLIC_ORIGIN: publicOrigin.unwrap(),
  /** The address of AEM's publish instance. */
  CONTENT_URL: publicOrigin.unwrap(),
  /** The header `Authorization` for AEM. */
  CONTENT_AUTHORIZATION: z.string().optional(),
  /** Seconds between two readings of the content. */
  CONTENT_EVERY: z.coerce
    .number({ error: 'is not a number; give seconds' })
    .min(10, { error: 'is too often; give 10 seconds or more' })
    .default(120),
  DATA_DIR: z.string().default(DATA_DIR),
  SEARCH: searchCluster,
  SEARCH_ORIGINS: origins,
  SUBMISSIONS_DAYS: days,
  TRUSTED_PROXIES: proxies,
  HSTS_SECONDS: hstsSeconds,
  LOG_LEVEL: logLevel,
});

/** Settings that never appear in a log. */
export const SECRETS = ['SERVICE_SECRET', 'CONTENT_AUTHORIZATION', 'SEARCH'];

/** The validated environment variables of `npm run service`. */
export type ServiceSettings = SettingsOf<typeof VARIABLES>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readServiceSettings = (env: Environment): ServiceSettings =>
  readEnvironment(VARIABLES, env, [guarded]);
