import { faultText } from '../../http/fault-text';
import { SlingError } from '../../http/sling';
import { nameOf } from '../../views/Item';
import { FileSender } from './send-file';
import { isOver, type Answer, type Upload, type UploadState } from './Upload';

/** Transfers at a time: more share the same line. */
const AT_ONCE = 3;

/** Files on their way, for React's `useSyncExternalStore`. They go on while authors walk through folders, which
 * show what is new by themselves.
 */
export class UploadQueue {
  private list: readonly Upload[] = [];
  private last = 0;
  private readonly senders = new Map<number, FileSender>();
  private readonly stops = new Map<number, AbortController>();
  private readonly answers = new Map<number, Answer>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly senderOf = (upload: Upload) =>
      new FileSender(upload.folder, upload.file, upload.replaces && nameOf(upload.replaces)),
  ) {}

  readonly get = (): readonly Upload[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param replaces the path of an asset whose bytes the only file replaces */
  add(folder: string, files: Iterable<File>, replaces?: string): void {
    const added = [...files].map((file): Upload => ({
      id: (this.last += 1),
      folder,
      file,
      replaces,
      state: { is: 'waiting' },
    }));
    for (const { id } of added) this.answers.set(id, replaces === undefined ? 'ask' : 'replace');
    this.show([...this.list.filter((upload) => upload.state.is !== 'done'), ...added]);
    this.work();
  }

  cancel(id: number): void {
    this.stops.get(id)?.abort();
    this.set(id, { is: 'cancelled' });
    void this.senders
      .get(id)
      ?.discard()
      .catch(() => undefined);
    this.senders.delete(id);
  }

  retry(id: number): void {
    this.set(id, { is: 'waiting' });
    this.work();
  }

  /** What to do with a file that is there already. */
  answer(id: number, answer: Answer): void {
    this.answers.set(id, answer);
    this.retry(id);
  }

  /** Forgets what is over. */
  clear(): void {
    this.show(this.list.filter((upload) => !isOver(upload)));
  }

  private work(): void {
    const busy = this.list.filter(({ state }) => state.is === 'sending' || state.is === 'storing').length;
    const next = this.list
      .filter(({ state }) => state.is === 'waiting')
      .slice(0, Math.max(0, AT_ONCE - busy));
    for (const upload of next) void this.transfer(upload);
  }

  private async transfer(upload: Upload): Promise<void> {
    const { id } = upload;
    const stop = new AbortController();
    this.stops.set(id, stop);
    const sender = this.senders.get(id) ?? this.senderOf(upload);
    this.senders.set(id, sender);
    this.set(id, { is: 'sending', sent: 0 });
    try {
      await sender.send(stop.signal, (sent) => this.set(id, { is: 'sending', sent }));
      this.set(id, { is: 'storing' });
      await sender.complete(this.answers.get(id) ?? 'ask');
      this.senders.delete(id);
      this.set(id, { is: 'done' });
    } catch (error) {
      if (!stop.signal.aborted) this.set(id, failureOf(error));
    } finally {
      this.stops.delete(id);
      this.work();
    }
  }

  private set(id: number, state: UploadState): void {
    this.show(
      this.list.map((upload) =>
        upload.id === id && !(upload.state.is === 'cancelled' && state.is !== 'waiting')
          ? { ...upload, state }
          : upload,
      ),
    );
  }

  private show(list: readonly Upload[]): void {
    this.list = list;
    this.listeners.forEach((listener) => listener());
  }
}

function failureOf(error: unknown): UploadState {
  // What the server says about a file is more than what its status means.
  const message = faultText(error).replace(/^.*The server says: /, '');
  if (!(error instanceof SlingError) || error.status !== 409) return { is: 'failed', message };
  if (/ exists already /.test(message)) return { is: 'asking', about: 'name', message };
  return / is there already: /.test(message)
    ? { is: 'asking', about: 'duplicate', message }
    : { is: 'failed', message };
}
