import { SettingsError } from '../core/server/settings/environment';
import { FrontendError } from '../core/server/frontend/frontend';
import { ListenError } from '../core/server/http/listen';

type ErrorType = new (...words: never[]) => Error;

/**
 * Starts a program. If it fails, prints the message for errors that the user can fix, else the whole error, and exits.
 *
 * @param clear further errors with a self-explanatory message, besides those of settings, ports and builds
 */
export async function runProgram(start: () => Promise<void>, ...clear: readonly ErrorType[]): Promise<void> {
  try {
    await start();
  } catch (error) {
    const types: readonly ErrorType[] = [SettingsError, ListenError, FrontendError, ...clear];
    const isClear = types.some((type) => error instanceof type);
    console.error(isClear && error instanceof Error ? inWords(error) : error);
    process.exit(1);
  }
}

/** The message, with a reference if the error has a code. */
const inWords = (error: Error & { readonly code?: string }): string =>
  error.code === undefined ? error.message : `${error.message}\n${error.code}: see docs/errors.md`;
