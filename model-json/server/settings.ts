import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'is no number; give a port from 0 to 65535' })
    .int()
    .min(0)
    .max(65535)
    .default(fallback);

const ORIGIN = /^https?:\/\/[^/?#@\s,]+$/;

/** Origins with commas between them. */
const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every((each) => ORIGIN.test(each)), {
    error:
      'is no list of origins; write it like https://dealer.example.com,https://shop.example.com, without paths',
  });

const schema = z.object({
  AUTHOR_PORT: port(4502),
  PUBLISH_PORT: port(4503),
  AUTHOR_HOST: z
    .enum(LOOPBACK, {
      error:
        'would let others on the network write the site: author has no accounts yet, and they are needed first; use localhost',
    })
    .default('localhost'),
  PUBLISH_HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+$/, {
      error: 'is no origin; write it like https://www.example.com, without a path',
    })
    .optional(),
  SEARCH_ORIGINS: origins,
});

/** The environment variables of `npm start`, checked. */
export type Settings = z.output<typeof schema>;

/** An environment variable with a value nothing can start with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the environment; an empty variable counts as absent.
 *
 * @throws SettingsError that names each wrong variable, its value and the cure
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${given[name] ?? ''} ${message}`;
  });
  throw new SettingsError(lines.join('\n'));
}
