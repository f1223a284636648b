/** The code of a caught error (`ENOENT`), whatever was thrown; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  return isObject(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of a caught error; what was thrown as text, if it is no error. */
export function messageOf(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error);
}

/** By its shape: an error of another realm (a worker, a sandbox) is no instance of our `Error`. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
