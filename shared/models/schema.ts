import { z } from 'zod';
import { isSafeAddress } from '../addresses/is-safe-address';

/**
 * Field types of component models. The SPA SDK turns `false`, `0` and `null` into `''` (aem-react-editable-components,
 * utils/Utils.ts), so each field reads `''` as the original value.
 */
export const blankAsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A flag; absent means `fallback`, the SDK's `''` means false. */
export const flag = (fallback = false) =>
  z.preprocess((value) => (value === '' ? false : (value ?? undefined)), z.boolean().default(fallback));

/** A number; the SDK's `''` means 0. */
export const count = (fallback = 0) =>
  z.preprocess((value) => (value === '' ? 0 : (value ?? undefined)), z.number().default(fallback));

/** Optional text, never an empty string. */
export const text = () => z.preprocess(blankAsAbsent, z.string().optional());

/** A location: a path or a web address. Anything else, such as a script URL, is read as absent. */
export const address = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^(?:https?:\/)?\//i.test(value) ? value : undefined),
    z.string().optional(),
  );

/** One of a few words; `fallback` if absent. */
export const choice = <const T extends readonly [string, ...string[]]>(words: T, fallback: T[number]) =>
  z.preprocess(blankAsAbsent, z.enum(words).default(fallback as never));

/** The address of a link, with any scheme that a link may have. Anything else is read as absent. */
export const href = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && value !== '' && isSafeAddress(value) ? value : undefined),
    z.string().optional(),
  );

/** The exporter's link object (Core Components, LinkImpl). Invalid and unsafe links are read as absent. */
export const link = () =>
  z.preprocess(
    (value) => (isUsableLink(value) ? value : undefined),
    z
      .object({
        valid: z.boolean(),
        url: z.string(),
        attributes: z.record(z.string(), z.string()).optional(),
      })
      .optional(),
  );

function isUsableLink(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('valid' in value) || value.valid !== true)
    return false;
  return 'url' in value && (typeof value.url !== 'string' || isSafeAddress(value.url));
}

/** A list; the SDK's `''` and an absent list are read as empty. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), z.array(item).default([]));

/** A link as `link()` reads it: its address, and how it opens. */
export type LinkModel = NonNullable<z.output<ReturnType<typeof link>>>;
