import { isObject } from './is-object';

/**
 * The code of a caught error (`ENOENT`), whatever was thrown; undefined if it has none. An error is known by its shape: one of
 * another realm (a worker, a sandbox) is no instance of our `Error`.
 */
export function codeOf(error: unknown): string | undefined {
  return isObject(error) && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of a caught error; what was thrown as text, if it is no error. */
export function messageOf(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error);
}
