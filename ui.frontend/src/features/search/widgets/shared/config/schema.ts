import { ConfigError } from './ConfigError';

/*
 * A small schema library for configurations: the same twenty lines validate HTML in the browser and authored settings on the
 * server. zod's mini build does the same at eight times the size (docs/search-widgets.md).
 */

/** Returns the validated value, or throws a ConfigError. `at` names the setting in messages. */
export type Check<T> = (value: unknown, at: string) => T;

/** The type that a check returns. */
export type Checked<C> = C extends Check<infer T> ? T : never;

const refuse = (value: unknown, at: string, cure: string): never => {
  const shown = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
  throw new ConfigError(`${at} ${shown}; ${cure}`);
};

/** Whether a value is an object with named values. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Non-empty text. */
export const words: Check<string> = (value, at) =>
  typeof value === 'string' && value.trim() ? value : refuse(value, at, 'give some words');

/** An address to send requests to: on this site (`/search`) or another (`https://…`). */
export const address: Check<string> = (value, at) =>
  typeof value === 'string' && /^(?:\/(?!\/)|https?:\/\/)\S*$/.test(value)
    ? value
    : refuse(value, at, 'give an address like /search or https://www.example.com/search');

/** A language tag as in HTML. */
export const language: Check<string> = (value, at) =>
  typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(value)
    ? value
    : refuse(value, at, 'give a language like en or de-CH');

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** A whole number, both ends inclusive. */
export const whole =
  (min: number, max: number): Check<number> =>
  (value, at) =>
    isWhole(value) && value >= min && value <= max
      ? value
      : refuse(value, at, `give a whole number from ${min} to ${max}`);

export const oneOf =
  <const T extends string>(...known: readonly T[]): Check<T> =>
  (value, at) =>
    known.find((each) => each === value) ?? refuse(value, at, `give one of ${known.join(', ')}`);

export const yesOrNo: Check<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : refuse(value, at, 'give true or false');

export const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value, at) =>
    Array.isArray(value)
      ? value.map((each, index) => check(each, `${at}[${index}]`))
      : refuse(value, at, 'give a list');

/** An absent or empty setting, as stored by dialogs, falls back to the default. */
export const optional =
  <T, F extends T | undefined = undefined>(check: Check<T>, fallback?: F): Check<T | F> =>
  (value, at) =>
    value === undefined || value === null || value === '' ? (fallback as F) : check(value, at);

/** Settings by name. An unknown name is a typo and reported. */
export const settings =
  <S extends Record<string, Check<unknown>>>(checks: S): Check<{ readonly [K in keyof S]: Checked<S[K]> }> =>
  (value, at) => {
    if (!isRecord(value)) return refuse(value, at, 'give settings as an object');
    const unknown = Object.keys(value).find((name) => !(name in checks));
    if (unknown !== undefined)
      throw new ConfigError(`${at} has no setting "${unknown}"; use ${Object.keys(checks).join(', ')}`);
    return Object.fromEntries(
      Object.entries(checks).map(([name, check]) => [name, check(value[name], `${at}.${name}`)]),
    ) as never;
  };
