import type { Thread } from '../../../../../shared/authoring/together';
import { Queue } from '../../../repository/files/Queue';
import { movedPath } from '../../../repository/path';
import type { Logger } from '../../../repository/Repository';
import { HttpError } from '../../http/http-error';
import { RecordFiles } from '../../replicate/records/RecordFiles';
import type { Live } from '../Live';
import { t } from '../../../../../shared/authoring/language/t';

type Stored = Omit<Thread, 'id'>;

/**
 * Comments and tasks, a file each, beside the content: what publishes, exports, searches or copies content never meets
 * them. They know their place by its path, and follow what moves.
 */
export class Comments {
  private readonly files: RecordFiles<Stored>;
  private readonly line = new Queue();
  private threads = new Map<number, Thread>();

  /** @param dir absolute folder */
  constructor(
    dir: string,
    private readonly live: Live,
    log: Logger,
  ) {
    this.files = new RecordFiles(dir, log);
  }

  async open(): Promise<void> {
    this.threads = new Map((await this.files.open()).map((thread) => [thread.id, thread]));
  }

  /** The threads of a page, oldest first. */
  on(page: string): Thread[] {
    return [...this.threads.values()].filter((thread) => thread.page === page);
  }

  /** @throws HttpError 404 if it was removed */
  find(id: number): Thread {
    const thread = this.threads.get(id);
    if (!thread) throw noSuchThread(id);
    return thread;
  }

  add(thread: Stored): Promise<Thread> {
    return this.line.run(async () => this.keep(await this.files.add(thread)));
  }

  /**
   * Changes a thread with no other change in between.
   *
   * @param version the version that the author saw; undefined if any will do
   * @param change gives the thread as it is to be; undefined removes it
   * @throws HttpError 404 if it was removed, 412 if it has another version
   */
  change(
    id: number,
    version: number | undefined,
    change: (thread: Thread) => Thread | undefined,
  ): Promise<Thread | undefined> {
    return this.line.run(async () => {
      const before = this.find(id);
      if (version !== undefined && version !== before.version)
        throw new HttpError(412, t('Somebody else has just changed this thread; look at it and try again'));
      const after = change(before);
      if (after) {
        const next = { ...after, version: before.version + 1 };
        await this.files.put(next);
        return this.keep(next);
      }
      await this.files.remove(id);
      this.threads.delete(id);
      this.tell(before.page);
      return undefined;
    });
  }

  /** Lets threads follow a page or component that has moved, with all that is below it. */
  follow(from: string, to: string): Promise<void> {
    return this.line.run(async () => {
      const at = (path: string) => movedPath(path, from, to);
      for (const thread of this.threads.values()) {
        const component = thread.component === undefined ? undefined : at(thread.component);
        // A component can move to another page.
        const page = component === thread.component ? at(thread.page) : pageOf(component ?? to);
        if (page === thread.page && component === thread.component) continue;
        const next = { ...thread, page, component, version: thread.version + 1 };
        await this.files.put(next);
        this.keep(next);
        if (page !== thread.page) this.tell(thread.page);
      }
    });
  }

  close(): Promise<void> {
    return this.line.idle();
  }

  private keep(thread: Thread): Thread {
    this.threads.set(thread.id, thread);
    this.tell(thread.page);
    return thread;
  }

  private tell(page: string): void {
    this.live.tell({ name: 'comments', data: { page }, to: { page } });
  }
}

/** The answer for a thread that is gone, or that the person asking may not know of. */
export const noSuchThread = (id: number): HttpError =>
  new HttpError(404, t('There is no comment {id}: it was removed', { id }));

/** The page that a component is on. */
const pageOf = (component: string): string => component.replace(/\/jcr:content(?:\/.*)?$/, '');
