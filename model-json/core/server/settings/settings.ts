import { z } from 'zod';
import { DATA_DIR } from '../../site/folders';
import { searchCluster } from './search-cluster';
import {
  DATA_FOLDER,
  HSTS_SECONDS,
  LOG_LEVEL,
  OPERATIONS,
  OTEL,
  SEARCH_ORIGINS,
  SUBMISSIONS_DAYS,
  TRUSTED_PROXIES,
} from './shared-variables';
import type { SettingsOf } from './Variable';

const AUTHOR_HOST = kind(
  LOOPBACK.map((each) => `\`${each}\``).join(', '),
  z
    .enum(LOOPBACK, {
      error:
        'would let anyone on the network change the site, since author has no accounts yet; use localhost',
    })
    .default('localhost'),
  PUBLISH_HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default(DATA_DIR),
  LOG_LEVEL: logLevel,
  PUBLIC_ORIGIN: publicOrigin,
  SEARCH: searchCluster,
  SEARCH_ORIGINS: origins,
  SUBMISSIONS_DAYS: days,
  AUTHOR_ORIGIN: authorOrigin,
  TRUSTED_PROXIES: proxies,
  HSTS_SECONDS: hstsSeconds,
  PUBLISH_DRAWERS: whole(1, 1, 64),
  DRAW_TIMEOUT: whole(10_000, 1000, 300_000),
  DRAW_QUEUE: whole(100, 1, 10_000),
  DRAW_QUEUE_PER_CLIENT: whole(40, 1, 10_000),
});

/** Settings whose values never appear in messages. */
const SECRETS = ['SEARCH'];

/** The validated environment variables of `npm start`. */
export type Settings = SettingsOf<typeof VARIABLES>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings =>
  readEnvironment(schema, env, SECRETS);
