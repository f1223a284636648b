import { Queue } from '../../../repository/files/Queue';
import { isWithin, movedPath } from '../../../repository/path';
import type { NodeJson } from '../../../repository/node-json';
import type { Logger } from '../../../repository/Repository';
import { RecordFiles, type Numbered } from '../../replicate/records/RecordFiles';

/** Changes that can be undone: of each page, and in all. */
const KEPT_OF_PAGE = 50;
const KEPT = 1000;

/** A change that an agent made, with what it takes to undo it exactly. */
export interface AgentChange {
  /** The page or fragment. */
  readonly path: string;
  /** The account in whose name it was made. */
  readonly user: string;
  /** ISO 8601. */
  readonly at: string;
  readonly summary: string;
  /** The content as it was; undefined if the change created the page or fragment. */
  readonly before?: NodeJson;
  /** The content as the change left it; undefined until it is made. */
  readonly after?: NodeJson;
  readonly undone?: { readonly user: string; readonly at: string };
}

export type KeptChange = Numbered<AgentChange>;

/** The latest changes of agents: a file for each. They are read when an agent first needs them. */
export class AgentChanges {
  private readonly files: RecordFiles<AgentChange>;
  private readonly line = new Queue();
  private known: KeptChange[] | undefined;

  constructor(dir: string, log: Logger) {
    this.files = new RecordFiles(dir, log);
  }

  /** Those that were made, the newest first. */
  async list(path?: string): Promise<readonly KeptChange[]> {
    const all = await this.line.run(() => this.opened());
    return all
      .filter((each) => each.after !== undefined && (path === undefined || each.path === path))
      .toReversed();
  }

  /** Keeps what a change takes to be undone, before it is made. Once the promise resolves, it is on disk. */
  add(change: AgentChange): Promise<KeptChange> {
    return this.line.run(async () => {
      const all = await this.opened();
      const added = await this.files.add(change);
      all.push(added);
      const ofPage = all.filter(({ path }) => path === change.path);
      const old = [...ofPage.slice(0, -KEPT_OF_PAGE), ...all.slice(0, -KEPT)];
      for (const { id } of new Set(old)) await this.drop(id);
      return added;
    });
  }

  put(change: KeptChange): Promise<void> {
    return this.line.run(async () => {
      await this.opened();
      await this.store(change);
    });
  }

  /** Forgets a change that was not made. */
  remove(id: number): Promise<void> {
    return this.line.run(async () => {
      await this.opened();
      await this.drop(id);
    });
  }

  /** Lets changes follow pages that move. */
  follow(from: string, to: string): Promise<void> {
    return this.line.run(async () => {
      for (const each of (await this.opened()).filter(({ path }) => isWithin(path, from)))
        await this.store({ ...each, path: movedPath(each.path, from, to) });
    });
  }

  private async opened(): Promise<KeptChange[]> {
    return (this.known ??= await this.files.open());
  }

  private async store(change: KeptChange): Promise<void> {
    await this.files.put(change);
    this.known = this.known?.map((each) => (each.id === change.id ? change : each));
  }

  private async drop(id: number): Promise<void> {
    await this.files.remove(id);
    this.known = this.known?.filter((each) => each.id !== id);
  }
}
