import type { ChangeHeaders } from '../page/https-front';

type IsLeftOut = (name: string, value: string) => boolean;

const isRules: IsLeftOut = (name) => name === 'speculation-rules';
const isDictionary: IsLeftOut = (name, value) =>
  name === 'use-as-dictionary' || (name === 'link' && value.includes('compression-dictionary'));

const without =
  (...leftOut: readonly IsLeftOut[]): ChangeHeaders =>
  (headers) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name, value]) => !leftOut.some((isIt) => isIt(name, String(value)))),
    );

/** The site as it is, and without each technique that makes the next page come at once. */
export const sites: Readonly<Record<string, ChangeHeaders>> = {
  'as it is': without(),
  'without rules': without(isRules),
  'without dictionary': without(isDictionary),
  'with neither': without(isRules, isDictionary),
};
