import { ADMIN, asServer } from '../accounts/Actor';
import type { Repository } from '../../repository/Repository';
import type { Entry } from './Entry';

/** Records a replication on author's pages, without making them newer than what was published. */
export async function noteReplication(
  author: Repository,
  { action, at, by, user = ADMIN, noted }: Entry,
): Promise<void> {
  if (noted.length === 0) return;
  const note = () =>
    author.change(
      (draft) => {
        for (const path of noted) {
          const content = `${path}/jcr:content`;
          if (!draft.has(content)) continue;
          draft.setProperty(content, 'cq:lastReplicated', at);
          draft.setProperty(content, 'cq:lastReplicationAction', action);
          draft.setProperty(content, 'cq:lastReplicatedBy', user);
        }
      },
      { ...(by !== undefined && { by }) },
    );
  await asServer(note);
}
