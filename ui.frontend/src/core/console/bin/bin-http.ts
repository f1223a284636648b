import { sling } from '../http/sling';

/** Something in the bin. */
export interface Deleted {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** How many pages it is. */
  readonly pages: number;
  readonly at: string;
  readonly by: string;
}

/** What was deleted below a path, the newest first. @throws SlingError */
export const listBin = async (root: string): Promise<readonly Deleted[]> =>
  (await sling.json<{ deleted: readonly Deleted[] }>('/bin/wcm/deleted.json')).deleted.filter(({ path }) =>
    path.startsWith(`${root}/`),
  );

/** @throws SlingError */
export const restoreDeleted = (id: string) =>
  sling.post('/bin/wcmcommand', [
    ['cmd', 'restoreDeleted'],
    ['id', id],
  ]);
