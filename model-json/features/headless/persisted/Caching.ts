import { z } from 'zod';
import { integer } from '../../../core/exporter/shared/properties';
import type { Properties } from '../../../core/exporter/Exporter';
import type { RunMode } from '../../../core/server/settings/run-mode';

const seconds = z.number().int().min(0).max(31_536_000);

/** How long answers may be kept, as clients of AEM send it with a query. */
export const cachingSchema = z.object({
  'cache-control': z.object({ 'max-age': seconds.optional() }).optional(),
  'surrogate-control': z
    .object({
      'max-age': seconds.optional(),
      'stale-while-revalidate': seconds.optional(),
      'stale-if-error': seconds.optional(),
    })
    .optional(),
});

export type Caching = z.infer<typeof cachingSchema>;

const DAY = 86_400;

/** AEM's defaults in seconds: authors see changes within a minute, visitors' CDN asks every two hours. */
const DEFAULTS: Readonly<Record<RunMode, Readonly<Record<string, number>>>> = {
  author: { 'max-age': 60, 's-maxage': 60, 'stale-while-revalidate': DAY, 'stale-if-error': DAY },
  publish: { 'max-age': 60, 's-maxage': 7200, 'stale-while-revalidate': DAY, 'stale-if-error': DAY },
};

/** The `Cache-Control` of a query's answers. */
export function cacheControlOf(caching: Caching, runMode: RunMode): string {
  const { 'cache-control': browser, 'surrogate-control': cdn } = caching;
  const own: Readonly<Record<string, number | undefined>> = {
    'max-age': browser?.['max-age'],
    's-maxage': cdn?.['max-age'],
    'stale-while-revalidate': cdn?.['stale-while-revalidate'],
    'stale-if-error': cdn?.['stale-if-error'],
  };
  return Object.entries(DEFAULTS[runMode])
    .map(([name, usual]) => `${name}=${own[name] ?? usual}`)
    .join(', ');
}

/** The properties that keep it, under the names of AEM's configuration. */
const PROPERTIES = {
  cacheControlMaxAge: ['cache-control', 'max-age'],
  surrogateControlMaxAge: ['surrogate-control', 'max-age'],
  surrogateControlStaleWhileRevalidate: ['surrogate-control', 'stale-while-revalidate'],
  surrogateControlStaleIfError: ['surrogate-control', 'stale-if-error'],
} as const;

export function storedCaching(caching: Caching): Record<string, number> {
  return Object.fromEntries(
    Object.entries(PROPERTIES).flatMap(([property, [group, name]]) => {
      const given: Readonly<Record<string, number | undefined>> = caching[group] ?? {};
      return given[name] === undefined ? [] : [[property, given[name]]];
    }),
  );
}

export function readCaching(properties: Properties): Caching {
  const groups: Record<string, Record<string, number>> = {};
  for (const [property, [group, name]] of Object.entries(PROPERTIES)) {
    const value = integer(properties, property);
    if (value !== undefined) groups[group] = { ...groups[group], [name]: value };
  }
  return groups;
}
