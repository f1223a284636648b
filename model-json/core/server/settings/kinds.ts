import { z } from 'zod';
import { isNetwork } from '../security/trusted-proxies';
import type { Kind } from './Variable';

/** A port that a server listens on. */
const aPort = z.coerce
  .number({ error: 'is not a number; give a port from 0 to 65535' })
  .int({ error: 'is not a whole number; give a port from 0 to 65535' })
  .min(0, { error: 'is too small; give a port from 0 to 65535' })
  .max(65535, { error: 'is too large; give a port from 0 to 65535' });

export const port = (fallback: number) => kind('port', aPort.default(fallback));
/** A port on which nothing listens by default. */
export const optionalPort = kind('port', aPort.optional());

/** A whole number in a range, both ends inclusive. */
export const whole = (fallback: number, least: number, most: number) =>
  kind(
    `${least}–${most}`,
    z.coerce
      .number({ error: `is not a number; give one from ${least} to ${most}` })
      .int({ error: `is not a whole number; give one from ${least} to ${most}` })
      .min(least, { error: `is too small; give a number from ${least} to ${most}` })
      .max(most, { error: `is too large; give a number from ${least} to ${most}` })
      .default(fallback),
  );

const or = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** One of a few words. */
export const word = <const W extends readonly string[]>(words: W, fallback: W[number]) =>
  kind(
    words.map((each) => `\`${each}\``).join(', '),
    z.enum(words, { error: `is unknown; use ${or(words)}` }).default(fallback),
  );

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A host name or address to listen on. */
export const host = kind('host', z.string().default('localhost'));

/** A value that only two sides know. */
export const secret = kind(
  '16 characters or more',
  z.string().min(16, { error: 'is too short to be a secret; give 16 characters or more' }).optional(),
);

const anOrigin = (example: string) =>
  z
    .string({ error: `is not set; write an origin like ${example}, without a path` })
    .regex(/^https?:\/\/[^/?#@\s]+$/, {
      error: `is not an origin; write it like ${example}, without a path`,
    });

/** `https://www.example.com`. */
export const origin = (example: string) => kind('origin', anOrigin(example).optional());
export const requiredOrigin = (example: string) => kind('origin', anOrigin(example));

const listOf = (isValid: (each: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isValid), { error });

/** Networks of proxies. */
export const networks = kind(
  'addresses and networks, separated by commas',
  listOf(isNetwork, 'is not a list of networks; write it like 10.0.0.0/8,192.0.2.7'),
);

export const origins = kind(
  'origins, separated by commas',
  listOf(
    (each) => /^https?:\/\/[^/?#@\s,]+$/.test(each),
    'is not a list of origins; write it like https://www.example.com,https://shop.example.com, without paths',
  ),
);

export const seconds = kind(
  'seconds',
  z.coerce
    .number({ error: 'is not a number; give seconds, like 31536000' })
    .int({ error: 'is not a whole number; give seconds, like 31536000' })
    .min(0, { error: 'is negative; give 0 seconds or more' })
    .optional(),
);

export const days = kind(
  'days',
  z.coerce
    .number({ error: 'is not a number; give days, like 365' })
    .int({ error: 'is not a whole number; give days, like 365' })
    .min(1, { error: 'is too short; give 1 day or more' })
    .optional(),
);

/** A kind of value with its description. */
export function kind<S extends z.ZodType>(takes: string, schema: S): Kind<S> {
  return { takes, schema };
}
