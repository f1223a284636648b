import { APP_ID } from '../../../../../../shared/addresses/app';
const key = `${APP_ID}-editor-pages`;

/** The branches of the start page that an author has opened, as long as the browser tab lives. */
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
