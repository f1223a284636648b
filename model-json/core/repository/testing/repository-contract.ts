import type { Repository } from '../Repository';
import { changesContract } from './changes-contract';
import { valuesContract } from './values-contract';

/** What a driver of the repository is tested on. */
export interface Opened {
  /** Its pages go below this one, which exists. */
  readonly root: string;
  readonly repository: Repository;
  /** What is stored, read by another process that has nothing in memory. */
  readonly reread: () => Promise<Repository>;
}

/** What every driver of the repository promises (`Repository.ts`). `open` is called for each test. */
export function repositoryContract(open: () => Promise<Opened>): void {
  describe('values', () => valuesContract(open));
  describe('changes', () => changesContract(open));
}
