import type { IncomingHttpHeaders } from 'node:http';
import type { ChangeHeaders } from '../page/https-front';

const keep: ChangeHeaders = (headers) => headers;

const without =
  (isLeftOut: (name: string, value: string) => boolean): ChangeHeaders =>
  (headers) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name, value]) => !isLeftOut(name, String(value))),
    ) as IncomingHttpHeaders;

/** The site as it is, and without each technique that makes the next page come at once. */
export const sites: Readonly<Record<string, ChangeHeaders>> = {
  'as it is': keep,
  'without rules': without((name) => name === 'speculation-rules'),
  'without dictionary': without(
    (name, value) =>
      name === 'use-as-dictionary' || (name === 'link' && value.includes('compression-dictionary')),
  ),
  'with neither': without(
    (name, value) =>
      name === 'speculation-rules' ||
      name === 'use-as-dictionary' ||
      (name === 'link' && value.includes('compression-dictionary')),
  ),
};
