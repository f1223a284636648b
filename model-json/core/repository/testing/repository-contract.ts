import { changesContract } from './changes-contract';
import type { Opened } from './Opened';
import { valuesContract } from './values-contract';

/** What every driver of the repository promises (`Repository.ts`). `open` is called for each test. */
export function repositoryContract(open: () => Promise<Opened>): void {
  describe('values', () => valuesContract(open));
  describe('changes', () => changesContract(open));
}
