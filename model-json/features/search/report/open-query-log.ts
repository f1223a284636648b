import { QueryLog } from './QueryLog';

/** @param warn is told what cannot be stored */
export const openQueryLog = (dir: string, warn: (line: string) => void): QueryLog =>
  new QueryLog(dir, (error) => warn(`What visitors looked for cannot be stored: ${String(error)}`));
