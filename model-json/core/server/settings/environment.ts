import { z } from 'zod';
import { isNetwork } from '../security/trusted-proxies';

/** Host names of this machine that no other machine can reach. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** A port that a server listens on. */
export const port = (fallback: number) =>
  z.coerce
    .number({ error: 'is not a number; give a port from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .default(fallback);

/** A whole number in a range, both ends inclusive. */
export const whole = (fallback: number, least: number, most: number) =>
  z.coerce
    .number({ error: `is not a number; give one from ${least} to ${most}` })
    .int({ error: `is not a whole number; give one from ${least} to ${most}` })
    .min(least, { error: `is too small; give a number from ${least} to ${most}` })
    .max(most, { error: `is too large; give a number from ${least} to ${most}` })
    .default(fallback);

/** The log level. */
export const logLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  .default('info');

/** The origin for absolute addresses in pages. */
export const publicOrigin = z
  .string({ error: 'is not set; write an origin like https://www.example.com, without a path' })
  .regex(/^https?:\/\/[^/?#@\s]+$/, {
    error: 'is not an origin; write it like https://www.example.com, without a path',
  })
  .optional();

/** The origin that authors use if a proxy with a log-in is in front of author. */
export const authorOrigin = z
  .string()
  .regex(/^https?:\/\/[^/?#@\s]+$/, {
    error: 'is not an origin; write it like https://author.example.com, without a path',
  })
  .optional();

/** Networks of proxies, separated by commas. */
export const proxies = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isNetwork), {
    error: 'is not a list of networks; write it like 10.0.0.0/8,192.0.2.7',
  });

/** For how long browsers must use HTTPS. */
export const hstsSeconds = z.coerce
  .number({ error: 'is not a number; give seconds, like 31536000' })
  .int({ error: 'is not a whole number; give seconds, like 31536000' })
  .min(0, { error: 'is negative; give 0 seconds or more' })
  .optional();

/** Retention time in days; undefined means for ever. */
export const days = z.coerce
  .number({ error: 'is not a number; give days, like 365' })
  .int({ error: 'is not a whole number; give days, like 365' })
  .min(1, { error: 'is too short; give 1 day or more' })
  .optional();

/** A program's settings on one line, for its log; secrets are shown as `…`. */
export function describeSettings(
  settings: Readonly<Record<string, unknown>>,
  secrets: readonly string[] = [],
): string {
  const words = Object.entries(settings).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    return text === '' ? [] : [`${name}=${secrets.includes(name) ? '…' : text}`];
  });
  return `settings: ${words.join(' ')}`;
}

/** An environment variable with an unusable value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly code = 'VEN_SETTINGS';
}

/**
 * Reads a program's settings from the environment; an empty variable counts as absent.
 *
 * @param secrets variables whose values must not appear in messages
 * @throws SettingsError that names each invalid variable, its value and the fix
 */
export function readEnvironment<S extends z.ZodType>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[] = [],
): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${secrets.includes(name) ? '…' : (given[name] ?? '')} ${message}`;
  });
  throw new SettingsError(lines.join('\n'));
}
