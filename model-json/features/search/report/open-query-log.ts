import { QueryLog } from './QueryLog';

/**
 * Counts what visitors search for, in files of a folder.
 *
 * @param warn called if counts cannot be stored
 */
export const openQueryLog = (dir: string, warn: (line: string) => void): QueryLog =>
  new QueryLog(dir, (error) => warn(`Search statistics cannot be stored: ${String(error)}`));
