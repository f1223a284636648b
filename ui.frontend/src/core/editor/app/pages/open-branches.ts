import { APP_ID } from '../../../../../../shared/addresses/app';
const key = `${APP_ID}-editor-pages`;

/** Remembers for the browser tab which branches of the start page are open. */
export const openBranches = {
  read(): readonly string[] | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
      return Array.isArray(kept) ? kept.map(String) : undefined;
    } catch {
      return undefined;
    }
  },
  write(paths: Iterable<string>): void {
    try {
      sessionStorage.setItem(key, JSON.stringify([...paths]));
    } catch {
      // Refused or full: the next visit begins as the first did.
    }
  },
};
