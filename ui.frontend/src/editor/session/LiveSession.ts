import { pathAfter } from './action';
import { bind, Refusal } from './bind';
import type { Command, ContentNode, EditorSession, Outcome, SessionState } from './EditorSession';
import type { Guarded } from './guard';
import { afterJobs, guardedCommand, type Job } from './job';
import { PageDrawing } from './PageDrawing';
import { withStructure, type PageContent } from './PageContent';
import { pageModels } from './page-models';
import { Retry } from './Retry';
import { Saver, type SaveResult } from './Saver';
import type { SessionOptions } from './create-session';
import { StateHolder } from './StateHolder';
import { messageOf, offline } from './outcomes';
import { nodeAt, type Tree } from './tree';
import { UndoStack } from './UndoStack';
import { keepWaiting, waitingSteps } from './waiting-steps';
import { SlingError } from '../sling/SlingError';

/** A session of one open page: commands wait in line, are saved, remembered for undo, and drawn. */
export class LiveSession implements EditorSession {
  readonly pagePath: string;
  private readonly state = new StateHolder();
  private readonly stack = new UndoStack();
  private readonly retry = new Retry();
  private readonly content_: PageContent;
  private readonly drawing: PageDrawing;
  private readonly saver: Saver;
  private readonly editorId = crypto.randomUUID();
  private readonly others = new Set<(paths: readonly string[]) => void>();
  private readonly stopListening: () => void;
  private jobs: Job[] = [];
  private turn: Promise<void> = Promise.resolve();
  private decided: ((choices: readonly ('mine' | 'theirs')[]) => void) | undefined;
  private isRefreshDue = false;
  private isClosed = false;

  constructor(private readonly options: SessionOptions & { content: PageContent; storage: Storage }) {
    const { pagePath, sling, page, content, storage } = options;
    this.pagePath = pagePath;
    this.content_ = content;
    this.drawing = new PageDrawing(this.shown(), pageModels(sling, content.tree.root), page);
    this.saver = new Saver({
      sling,
      content,
      editorId: this.editorId,
      decide: (conflict) => this.decide(conflict),
      away: (attempt) => this.away(attempt),
      back: () => this.state.set({ offline: false }),
      renamed: (from, to) => this.renamed(from, to),
      progress: (rest) => this.progress(rest),
    });
    this.stopListening = sling.changes((change) => {
      this.retry.wake();
      const isOurs = change?.by === this.editorId;
      if (!change || (change.paths.includes(pagePath) && !isOurs)) this.refresh();
    });
    globalThis.addEventListener?.('online', this.wake);
    globalThis.addEventListener?.('beforeunload', this.askBeforeLeaving);
    for (const { label, actions } of waitingSteps(pagePath, storage)) {
      this.enqueue({ label, actions, kind: 'do', paths: [], isRepeated: true, settle: () => {} });
    }
  }

  readonly getState = (): SessionState => this.state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  content(path: string): ContentNode | undefined {
    return nodeAt(withStructure(this.expected(), this.content_.structure), path);
  }

  execute(command: Command, label: string): Promise<Outcome> {
    try {
      const tree = this.expected();
      const { actions, paths } = bind(command, tree, this.content_.structure);
      return this.run({
        label,
        kind: 'do',
        actions: guardedCommand(tree, actions, command),
        paths: [...paths],
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.state.tell('negative', `${label}: ${error.message}`);
      return Promise.resolve({ done: false, reason: 'refused', message: error.message });
    }
  }

  undo(): Promise<Outcome> {
    return this.run({ label: '', kind: 'undo', actions: undefined, paths: [] });
  }

  redo(): Promise<Outcome> {
    return this.run({ label: '', kind: 'redo', actions: undefined, paths: [] });
  }

  resolve(choices: readonly ('mine' | 'theirs')[]): void {
    this.decided?.(choices);
  }

  onOthers(listener: (paths: readonly string[]) => void): () => void {
    this.others.add(listener);
    return () => this.others.delete(listener);
  }

  hold(path: string): () => void {
    const release = this.drawing.hold(path);
    return () => void this.inTurn(release);
  }

  reload(): Promise<void> {
    return this.inTurn(async () => {
      await this.content_.read();
      await this.drawing.showAll(this.shown());
      this.changed();
    });
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.retry.stop();
    globalThis.removeEventListener?.('online', this.wake);
    globalThis.removeEventListener?.('beforeunload', this.askBeforeLeaving);
  }

  // --- one after another -------------------------------------------------------------------------------------------

  private run(job: Omit<Job, 'settle'>): Promise<Outcome> {
    return new Promise((settle) => this.enqueue({ ...job, settle }));
  }

  private enqueue(job: Job): void {
    this.jobs.push(job);
    this.keep();
    this.state.set({ saving: true, waiting: this.jobs.length });
    if (this.state.get().offline) {
      // It is content already, although nobody has drawn it.
      this.changed();
      job.settle(offline);
    }
    void this.inTurn(() => this.perform(job));
  }

  private inTurn(work: () => Promise<unknown>): Promise<void> {
    const next = this.turn.then(async () => {
      if (!this.isClosed) await work();
    });
    this.turn = next.catch((error: unknown) => {
      if (!this.isClosed) this.state.tell('negative', messageOf(error));
    });
    return this.turn;
  }

  private async perform(job: Job): Promise<void> {
    let outcome: Outcome;
    try {
      outcome = await this.save(job);
    } catch (error) {
      if (this.isClosed) return;
      outcome = { done: false, reason: 'refused', message: messageOf(error) };
    }
    this.jobs = this.jobs.filter((other) => other !== job);
    this.keep();
    if (!outcome.done)
      this.state.tell('negative', job.label ? `${job.label}: ${outcome.message}` : outcome.message);
    await this.draw();
    this.changed();
    job.settle(outcome);
    // Only now: the author sees his change first, then what the server made of it and what others did.
    await this.content_.read().catch(() => this.refresh());
    if ((await this.draw()).length > 0) this.changed();
  }

  private async save(job: Job): Promise<Outcome> {
    const step = job.kind === 'undo' ? this.stack.undo : job.kind === 'redo' ? this.stack.redo : undefined;
    if (job.kind !== 'do' && !step) {
      return { done: false, reason: 'refused', message: `There is nothing to ${job.kind}.` };
    }
    const label = step?.label ?? job.label;
    job.actions ??= job.kind === 'undo' ? step!.backward : step!.forward;
    this.keep();
    const result = await this.saver.save(label, job.actions, job.isRepeated);
    this.remember(job, label, result);
    if (!result.done) return result;
    const paths = job.kind === 'do' ? job.paths : result.forward.map(({ action }) => pathAfter(action));
    return { done: true, paths };
  }

  private remember(job: Job, label: string, result: SaveResult): void {
    if (!result.done) {
      if (result.reason === 'conflict' && job.kind === 'undo') this.stack.dropUndo();
      if (result.reason === 'conflict' && job.kind === 'redo') this.stack.dropRedo();
      return;
    }
    const { forward, backward } = result;
    if (job.kind === 'undo') this.stack.undid({ label, forward: backward, backward: forward });
    else if (job.kind === 'redo') this.stack.redid({ label, forward, backward });
    else if (forward.length > 0) this.stack.did({ label, forward, backward });
  }

  // --- what the author sees ----------------------------------------------------------------------------------------

  /** @returns what was drawn anew */
  private async draw(): Promise<readonly string[]> {
    try {
      return await this.drawing.show(this.shown());
    } catch (error) {
      if (!this.isClosed && !(error instanceof SlingError && error.isAway))
        this.state.tell('negative', `The page could not be drawn anew: ${messageOf(error)}`);
      return [];
    }
  }

  private changed(): void {
    const { undo, redo } = this.stack;
    this.state.set({
      undo: undo?.label,
      redo: redo?.label,
      saving: this.jobs.length > 0,
      waiting: this.jobs.length,
      revision: this.state.get().revision + 1,
    });
  }

  private shown(): Tree {
    return withStructure(this.content_.tree, this.content_.structure);
  }

  /** The content with what waits to be saved. */
  private expected(): Tree {
    return afterJobs(this.content_.tree, this.jobs);
  }

  // --- others, and a server that is away ---------------------------------------------------------------------------

  private refresh(): void {
    if (this.isRefreshDue) return;
    this.isRefreshDue = true;
    void this.inTurn(async () => {
      this.isRefreshDue = false;
      const before = this.content_.version;
      await this.content_.read();
      if (this.content_.version === before && before !== undefined) return this.draw();
      const paths = await this.drawing.show(this.shown());
      this.changed();
      if (paths.length > 0) this.others.forEach((listener) => listener(paths));
    });
  }

  private decide(conflict: SessionState['conflict'] & object): Promise<readonly ('mine' | 'theirs')[]> {
    return new Promise((resolve) => {
      this.decided = (choices) => {
        this.decided = undefined;
        this.state.set({ conflict: undefined });
        resolve(choices);
      };
      this.state.set({ conflict });
    });
  }

  private away(attempt: number): Promise<void> {
    this.state.set({ offline: true, waiting: this.jobs.length });
    this.jobs.forEach(({ settle }) => settle(offline));
    return this.retry.pause(attempt);
  }

  private progress(rest: readonly Guarded[]): void {
    const [job] = this.jobs;
    if (job) job.actions = rest;
    this.keep();
  }

  private renamed(from: string, to: string): void {
    this.stack.rename(from, to);
    const job = this.jobs[0];
    job?.paths.forEach((path, index) => {
      if (path === from || path.startsWith(`${from}/`)) job.paths[index] = to + path.slice(from.length);
    });
  }

  private keep(): void {
    const steps = this.jobs.flatMap(({ label, actions }) => (actions ? [{ label, actions }] : []));
    keepWaiting(this.pagePath, steps, this.options.storage);
  }

  private readonly wake = (): void => this.retry.wake();

  private readonly askBeforeLeaving = (event: BeforeUnloadEvent): void => {
    if (this.jobs.length > 0) event.preventDefault();
  };
}
