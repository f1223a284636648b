import { SettingsError } from './environment';
import { FrontendError } from './frontend';
import { ListenError } from './listen';

/** Starts a program; ends it with what is wrong, in words where it is the caller's to mend, else with the whole error. */
export async function runProgram(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isClear =
      error instanceof SettingsError || error instanceof ListenError || error instanceof FrontendError;
    console.error(isClear ? error.message : error);
    process.exit(1);
  }
}
