import { SettingsError } from '../core/server/settings/environment';
import { FrontendError } from '../core/server/frontend/frontend';
import { ListenError } from '../core/server/http/listen';

type ErrorType = new (...words: never[]) => Error;

/**
 * Starts a program; ends it with what is wrong, in words where it is the caller's to mend, else with the whole error.
 *
 * @param clear errors that say by themselves what is to be mended, beside those of settings, ports and builds
 */
export async function runProgram(start: () => Promise<void>, ...clear: readonly ErrorType[]): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isClear = [SettingsError, ListenError, FrontendError, ...clear].some(
      (type) => error instanceof type,
    );
    console.error(isClear ? inWords(error as Error) : error);
    process.exit(1);
  }
}

/** The message, and where there is more about it. */
const inWords = (error: Error & { readonly code?: string }): string =>
  error.code === undefined ? error.message : `${error.message}\n${error.code}: see docs/errors.md`;
