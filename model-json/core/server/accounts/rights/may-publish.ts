import { ForbiddenError } from '../../../repository/rights/ForbiddenError';
import { actorNow } from '../Actor';

/** @throws ForbiddenError if the person asking may not publish all of these paths */
export function checkMayPublish(paths: readonly string[]): void {
  const rights = actorNow()?.rights;
  const refused = rights && paths.find((path) => !rights.mayPublish(path));
  if (refused !== undefined)
    throw new ForbiddenError(rights?.mayRead(refused) ? refused : undefined, 'publish');
}

/** Whether the person asking may change what is at a path. */
export const mayWrite = (path: string): boolean => actorNow()?.rights.mayWrite(path) ?? true;

/** Whether the person asking may publish what is at a path. */
export const mayPublish = (path: string): boolean => actorNow()?.rights.mayPublish(path) ?? true;

/** @throws ForbiddenError if the person asking may not change all of these paths; it names no path that they may not read */
export function checkMayWrite(paths: readonly string[]): void {
  const refused = paths.find((path) => !mayWrite(path));
  if (refused !== undefined) throw new ForbiddenError(mayReadAll([refused]) ? refused : undefined, 'change');
}

/** Whether the person asking may read all of these paths. */
export function mayReadAll(paths: readonly string[]): boolean {
  const rights = actorNow()?.rights;
  return !rights || paths.every((path) => rights.mayRead(path));
}
