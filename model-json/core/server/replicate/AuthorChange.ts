import type { Draft } from '../../repository/Draft';
import type { Post } from '../sling-post/Post';
import type { Entry } from './Entry';
import { entryFollowing } from './entry-following';
import { publishedWithin } from './published';
import type { Replication } from './Replication';

/** The effects of a post on visitors. */
export interface Followed {
  /** Pages and assets that visitors can no longer find. */
  readonly unpublished?: readonly string[];
  /** Pages that have a new address for visitors, by their former names. */
  readonly moved?: readonly string[];
}

/** A change of author's content that must be replicated. The intention is recorded before the change is stored. */
export class AuthorChange {
  result: Followed = {};
  private intended: Entry | undefined;

  constructor(
    private readonly replication: Replication,
    private readonly by: string | undefined,
  ) {}

  async intend(post: Pick<Post, 'changes' | 'relocation' | 'now'>, draft: Draft): Promise<void> {
    const entry = entryFollowing(post, draft, this.replication.trees, this.by);
    if (entry) this.intended = await this.replication.intend(entry);
  }

  /** Must be called when the change has been stored or refused. */
  async finish(): Promise<void> {
    if (!this.intended) return;
    const { publish } = this.replication.trees;
    const before = this.intended.steps.flatMap((step) =>
      'move' in step ? pathsWithin(step.move.from) : 'remove' in step ? pathsWithin(step.remove) : [],
    );
    const move = this.intended.steps.flatMap((step) => ('move' in step ? [step.move] : []))[0];
    await this.replication.finish(this.intended);
    const isMoved = (path: string) =>
      move !== undefined && publish.get(move.to + path.slice(move.from.length)) !== undefined;
    this.result = {
      unpublished: before.filter((path) => !publish.get(path) && !isMoved(path)),
      moved: before.filter((path) => !publish.get(path) && isMoved(path)),
    };

    function pathsWithin(path: string): string[] {
      return publishedWithin(publish, path).map((page) => page.path);
    }
  }
}
