import type { Repository } from '../Repository';

/** What a driver of the repository is tested on. */
export interface Opened {
  /** Its pages go below this one, which exists. */
  readonly root: string;
  readonly repository: Repository;
  /** What is stored, read by another process that has nothing in memory. */
  readonly reread: () => Promise<Repository>;
}
