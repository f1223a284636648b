import { APP_ID } from '../../../../../shared/addresses/app';

/** Choices of an author that this browser remembers, such as the columns of a list. */
export const remembered = {
  /** The value kept under a name; undefined if there is none. */
  read(name: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(name: string, value: unknown): void {
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // Refused or full: the next visit begins with the defaults.
    }
  },
};

const keyOf = (name: string) => `${APP_ID}-console-${name}`;
