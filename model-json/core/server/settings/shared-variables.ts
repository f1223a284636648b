import { z } from 'zod';
import { DATA_DIR } from '../../site/folders';
import {
  days,
  kind,
  LOG_LEVELS,
  networks,
  optionalPort,
  host,
  origins,
  secret,
  seconds,
  word,
} from './kinds';
import { searchCluster } from './search-cluster';

/* Variables of several programs. */

export const LOG_LEVEL = {
  ...word(LOG_LEVELS, 'info'),
  meaning:
    'One JSON line per request at `info`. It can be changed at run time ([operate.md](operate.md#log-levels)).',
};
export const DATA_FOLDER = {
  ...kind('folder', z.string().default(DATA_DIR)),
  without: '`data`, or `data-NAME` for another site than the default one',
};
export const SEARCH = {
  ...searchCluster,
  without: 'the embedded search',
  isSecret: true,
  meaning:
    'An OpenSearch cluster that answers searches: `opensearch+https://user:password@host:9200`, several hosts separated by commas ([search.md](search.md#opensearch)).',
};
export const SEARCH_ORIGINS = {
  ...origins,
  without: 'none',
  meaning: 'Other sites whose pages may call the search ([search-widgets.md](search-widgets.md)).',
};
export const SUBMISSIONS_DAYS = {
  ...days,
  without: 'none is deleted',
  meaning: 'Days after which form submissions are deleted ([content-model.md](content-model.md)).',
};
export const TRUSTED_PROXIES = {
  ...networks,
  without: 'none',
  meaning:
    'Your proxies: only their `X-Forwarded-For` is trusted for per-visitor limits. Set it behind a proxy, or all visitors count as one.',
};
export const HSTS_SECONDS = {
  ...seconds,
  without: 'left to whatever terminates TLS',
  meaning: '`Strict-Transport-Security`, once the site is on HTTPS for good.',
};

/** The operators' port: never the visitors'. */
export const OPERATIONS = {
  OPERATIONS_PORT: {
    ...optionalPort,
    without: 'no such port',
    meaning:
      'Where `/metrics`, `/readyz`, `/healthz` and `/log-level` of all programs on this machine are ([operate.md](operate.md)).',
  },
  OPERATIONS_HOST: { ...host, meaning: 'Its host. Any but this machine’s own requires `OPERATIONS_TOKEN`.' },
  OPERATIONS_TOKEN: {
    ...secret,
    without: 'none: this machine only',
    isSecret: true,
    meaning: 'Required there as `Authorization: Bearer …`, except for `/healthz` and `/readyz`.',
  },
};

export const OTEL = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...kind('URL', z.url({ error: 'is not a URL; write it like http://localhost:4318' }).optional()),
    without: 'no traces, at no cost',
    meaning:
      'An OpenTelemetry collector, to which traces are sent over OTLP/HTTP ([operate.md](operate.md#traces)).',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    ...kind(
      '0–1',
      z.coerce
        .number({ error: 'is not a number; give a share from 0 to 1' })
        .min(0, { error: 'is too small; give a share from 0 to 1' })
        .max(1, { error: 'is too large; give a share from 0 to 1' })
        .default(1),
    ),
    meaning: 'The share of requests to trace that arrive without a trace.',
  },
};
