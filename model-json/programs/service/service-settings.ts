import { z } from 'zod';
import { readEnvironment, type Environment } from '../../core/server/settings/environment';
import { host, kind, port, requiredOrigin, secret } from '../../core/server/settings/kinds';
import { guarded } from '../../core/server/settings/settings';
import {
  DATA_FOLDER,
  HSTS_SECONDS,
  LOG_LEVEL,
  OPERATIONS,
  OTEL,
  SEARCH,
  SEARCH_ORIGINS,
  SUBMISSIONS_DAYS,
  TRUSTED_PROXIES,
} from '../../core/server/settings/shared-variables';
import type { SettingsOf } from '../../core/server/settings/Variable';

/** The environment variables of `npm run service`. */
export const VARIABLES = {
  SERVICE_PORT: { ...port(4505), meaning: 'Where it listens.' },
  SERVICE_HOST: { ...host, meaning: 'Its host.' },
  SERVICE_SECRET: {
    ...secret,
    without: 'none',
    isSecret: true,
    meaning:
      'Value of `X-Service-Secret`, required here and sent to httpd. Needed on AEM as a Cloud Service.',
  },
  PUBLIC_ORIGIN: {
    ...requiredOrigin('https://www.example.com'),
    without: 'required',
    meaning: 'Origin of the site; forms are accepted only from its pages.',
  },
  CONTENT_URL: {
    ...requiredOrigin('https://www.example.com'),
    without: 'required',
    meaning: 'Origin of AEM’s publish, or `http://publish:4503` if it can be reached directly.',
  },
  CONTENT_AUTHORIZATION: {
    ...kind('header value', z.string().optional()),
    without: 'none',
    isSecret: true,
    meaning: '`Authorization` header for AEM, if it needs one.',
  },
  CONTENT_EVERY: {
    ...kind(
      'seconds, 10 or more',
      z.coerce
        .number({ error: 'is not a number; give seconds' })
        .min(10, { error: 'is too often; give 10 seconds or more' })
        .default(120),
    ),
    meaning: 'Seconds between two reads of the content.',
  },
  DATA_DIR: {
    ...DATA_FOLDER,
    meaning:
      'Content, index, drawn documents, forms (`service/`); on a persistent disk, because of the forms.',
  },
  SEARCH,
  SEARCH_ORIGINS,
  SUBMISSIONS_DAYS,
  TRUSTED_PROXIES,
  HSTS_SECONDS,
  LOG_LEVEL,
  ...OPERATIONS,
  ...OTEL,
} as const;

/** The validated environment variables of `npm run service`. */
export type ServiceSettings = SettingsOf<typeof VARIABLES>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readServiceSettings = (env: Environment): ServiceSettings =>
  readEnvironment(VARIABLES, env, [guarded]);
