import { z } from 'zod';
import { isNetwork } from '../security/trusted-proxies';

/** Names that mean this machine, which no other one can reach. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** A port that a server listens on. */
export const port = (fallback: number) =>
  z.coerce
    .number({ error: 'is no number; give a port from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .default(fallback);

/** A whole number between two others, both included. */
export const whole = (fallback: number, least: number, most: number) =>
  z.coerce
    .number({ error: `is no number; give one from ${least} to ${most}` })
    .int({ error: `is no whole number; give one from ${least} to ${most}` })
    .min(least, { error: `is too small; give a number from ${least} to ${most}` })
    .max(most, { error: `is too large; give a number from ${least} to ${most}` })
    .default(fallback);

/** How much a server says. */
export const logLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  .default('info');

/** An origin that addresses in pages begin with. */
export const publicOrigin = z
  .string({ error: 'is not set; write an origin like https://www.example.com, without a path' })
  .regex(/^https?:\/\/[^/?#@\s]+$/, {
    error: 'is no origin; write it like https://www.example.com, without a path',
  })
  .optional();

/** An origin that authors use, where a proxy with a log-in stands in front of author. */
export const authorOrigin = z
  .string()
  .regex(/^https?:\/\/[^/?#@\s]+$/, {
    error: 'is no origin; write it like https://author.example.com, without a path',
  })
  .optional();

/** Networks of proxies, with commas between them. */
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
    error: 'is no list of networks; write it like 10.0.0.0/8,192.0.2.7',
  });

/** How long browsers are to come by HTTPS only. */
export const hstsSeconds = z.coerce
  .number({ error: 'is no number; give seconds, like 31536000' })
  .int({ error: 'is no whole number; give seconds, like 31536000' })
  .min(0, { error: 'is no time; give 0 seconds or more' })
  .optional();

/** Days that something is kept; undefined for ever. */
export const days = z.coerce
  .number({ error: 'is no number; give days, like 365' })
  .int({ error: 'is no whole number; give days, like 365' })
  .min(1, { error: 'is no time; give 1 day or more' })
  .optional();

/** A program's settings in one line, for its log; secrets as `…`. */
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

/** An environment variable with a value nothing can start with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly code = 'VEN_SETTINGS';
}

/**
 * Reads a program's settings from the environment; an empty variable counts as absent.
 *
 * @param secrets variables whose value no message may show
 * @throws SettingsError that names each wrong variable, its value and the cure
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
