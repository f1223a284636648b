import type { Draft } from '../../../repository/Draft';
import type { Instance } from '../../Instance';
import { AuthorChange } from '../AuthorChange';

/** What is deleted, and by whom. */
interface Deletion {
  readonly path: string;
  readonly by: string | undefined;
}

/**
 * Makes a change of author's content that deletes a node; visitors lose it at once.
 * @param change must call `intend` before it is stored
 */
export function deleteForAll<T>(
  { replication }: Pick<Instance, 'replication'>,
  { path, by }: Deletion,
  change: (intend: (draft: Draft) => Promise<void>) => Promise<T>,
): Promise<T> {
  const followed = replication && new AuthorChange(replication, by);
  const intend = async (draft: Draft): Promise<void> =>
    followed?.intend({ changes: [{ type: 'deleted', argument: path }], now: new Date() }, draft);
  return change(intend).finally(() => followed?.finish());
}
