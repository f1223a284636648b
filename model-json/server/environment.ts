import { z } from 'zod';

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

/** Days that something is kept; undefined for ever. */
export const days = z.coerce
  .number({ error: 'is no number; give days, like 365' })
  .int({ error: 'is no whole number; give days, like 365' })
  .min(1, { error: 'is no time; give 1 day or more' })
  .optional();

/** An environment variable with a value nothing can start with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
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
