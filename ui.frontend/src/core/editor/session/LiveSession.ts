import { newEditorId } from '../sling/live-stream';
import { bind, Refusal } from './bind';
import { Decision } from './conflict/Decision';
import type { Command, ContentNode, EditorSession, Outcome, SessionState } from './EditorSession';
import type { SessionOptions } from './SessionOptions';
import { guardedCommand, isWithdrawn, rememberAfterJobs, type Job } from './saving/job';
import { Absence } from './saving/Absence';
import { JobLine } from './saving/JobLine';
import { OthersChanges } from './OthersChanges';
import { PageDrawing } from './PageDrawing';
import { queueState } from './queue-state';
import { withStructure, type PageContent } from './PageContent';
import { pageModels } from './page-models';
import { forgetHistory, keepHistory, keptHistory } from './history/kept-history';
import { saveJob, type Saving } from './saving/save-job';
import { Saver } from './saving/Saver';
import { StateHolder } from './StateHolder';
import { messageOf, noticeOf, withdrawn } from './saving/outcomes';
import type { PageRelocation, Relocated } from './relocation/PageRelocation';
import { relocator } from './relocation/relocate-page';
import { nodeAt, type Tree } from './tree';
import type { StepKind, UndoStack } from './history/UndoStack';
import { waitingSteps } from './saving/waiting-steps';
import { t } from '../../../../../shared/authoring/language/t';

type Options = SessionOptions & { readonly content: PageContent; readonly storage: Storage };

/** The session of one open page: queues commands, saves them, records them for undo, and draws them. */
export class LiveSession implements EditorSession {
  readonly pagePath: string;
  private readonly state = new StateHolder();
  readonly history: UndoStack;
  private readonly pageContent: PageContent;
  private readonly drawing: PageDrawing;
  private readonly saving: Saving;
  private readonly editorId = newEditorId();
  private readonly others: OthersChanges;
  private readonly stopListening: () => void;
  private readonly absence: Absence;
  private readonly relocatePage: ReturnType<typeof relocator>;
  private readonly line: JobLine;
  private readonly decision = new Decision(this.state);
  private readonly afterJobs = rememberAfterJobs();
  private readonly storage: Storage;
  private isClosed = false;

  constructor({ pagePath, masters = [], sling, page, content, storage, history }: Options) {
    this.pagePath = pagePath;
    this.storage = storage;
    this.history = history ?? keptHistory(pagePath, storage);
    this.relocatePage = relocator(sling, this.editorId, this.history);
    this.pageContent = content;
    this.line = new JobLine(pagePath, storage, (error) => this.state.tell('negative', messageOf(error)));
    this.absence = new Absence(this.state, this.line);
    this.others = new OthersChanges(
      content,
      this.line,
      () => this.draw(),
      this.showAgain,
      (isDeleted) => this.state.set({ isDeleted }),
    );
    this.drawing = new PageDrawing(this.shown(), pageModels(sling, content.tree.root), page);
    const saver = new Saver({
      sling,
      content,
      editorId: this.editorId,
      decide: (conflict) => this.decision.ask(conflict, this.line.first?.kind ?? 'do', content.tree.node),
      away: (attempt, error) => this.absence.wait(attempt, error),
      back: () => this.absence.end(),
      renamed: (from, to) => {
        this.history.rename(from, to);
        this.line.rename(from, to);
      },
      progress: (rest) => this.line.progress(rest),
    });
    this.saving = {
      ...{ history: this.history, line: this.line, saver },
      movePage: (relocation, kind) => this.movePage(relocation, kind),
    };
    this.stopListening = sling.changes((change) => {
      this.absence.retry();
      if (change?.by === this.editorId) return;
      if (!change || [pagePath, ...masters].some((path) => change.paths.includes(path)))
        this.others.refresh(change);
    });
    if (this.history.undo || this.history.redo) this.changed();
    for (const step of waitingSteps(pagePath, storage))
      this.enqueue({ ...step, kind: 'do', paths: [], isRepeated: true, settle: () => {} });
  }

  readonly getState = (): SessionState => this.state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  readonly content = (path: string): ContentNode | undefined =>
    nodeAt(withStructure(this.expected(), this.pageContent.structure), path);

  readonly stored = (): ContentNode => this.pageContent.tree.node;

  execute(command: Command, label: string, withdrawal?: AbortSignal, visit?: string): Promise<Outcome> {
    try {
      const tree = this.expected();
      const { actions, paths } = bind(command, tree, this.pageContent.structure);
      return this.run({
        label,
        kind: 'do',
        actions: guardedCommand(tree, actions, command),
        paths: [...paths],
        ...(withdrawal && { withdrawal }),
        ...(visit !== undefined && { visit }),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.state.tell('negative', `${label}: ${error.message}`);
      return Promise.resolve({ done: false, reason: 'refused', message: error.message });
    }
  }

  readonly undo = () => this.run({ label: '', kind: 'undo', actions: undefined, paths: [] });
  readonly redo = () => this.run({ label: '', kind: 'redo', actions: undefined, paths: [] });
  readonly resolve = (choices: readonly ('mine' | 'theirs')[]): void => this.decision.make(choices);

  relocate(relocation: Omit<PageRelocation, 'from'>): Promise<Relocated> {
    const move = () => this.movePage({ ...relocation, from: this.pagePath }, 'do');
    return new Promise((resolve, reject) => void this.line.inTurn(() => move().then(resolve, reject)));
  }

  readonly onOthers: EditorSession['onOthers'] = (listener) => this.others.subscribe(listener);
  readonly removedByOthers: EditorSession['removedByOthers'] = (path) => this.others.removed(path);

  hold(path: string): () => void {
    const release = this.drawing.hold(path);
    return () => void this.line.inTurn(release);
  }

  reload(): Promise<void> {
    return this.line.inTurn(async () => {
      await this.pageContent.read();
      this.state.set({ isDeleted: false });
      await this.drawing.showAll(this.shown());
      this.changed();
    });
  }

  close(): void {
    this.isClosed = true;
    this.line.close();
    this.stopListening();
    this.absence.close();
  }

  // --- queue -------------------------------------------------------------------------------------------------------

  private run(job: Omit<Job, 'settle'>): Promise<Outcome> {
    return new Promise((settle) => this.enqueue({ ...job, settle }));
  }

  private enqueue(job: Job): void {
    if (this.line.joinLast(job)) {
      this.changed();
      this.absence.settle(job);
      return;
    }
    this.line.join(job);
    job.withdrawal?.addEventListener('abort', () => this.withdraw(job), { once: true });
    this.state.set({ saving: true, waiting: this.line.jobs.length });
    // Pending steps count as content, although nothing has been drawn yet.
    if (this.state.get().offline) this.changed();
    this.absence.settle(job);
    void this.line.inTurn(() => this.perform(job));
  }

  /** Reverts a step that its author has discarded: it is not sent, or is undone as soon as the server answers. */
  private withdraw(job: Job): void {
    const { saved } = job;
    if (saved) {
      void this.run({
        label: t('Discard: {label}', { label: job.label }),
        kind: 'do',
        actions: saved.backward,
        paths: [],
      });
      return;
    }
    this.line.keep();
    this.changed();
    this.absence.retry();
  }

  private async perform(job: Job): Promise<void> {
    let outcome: Outcome;
    try {
      outcome = isWithdrawn(job) ? withdrawn : await saveJob(job, this.saving);
    } catch (error) {
      if (this.isClosed) return;
      outcome = { done: false, reason: 'refused', message: messageOf(error) };
    }
    this.line.leave(job);
    const notice = noticeOf(outcome, job.label);
    if (notice) this.state.tell(notice.tone, notice.text);
    await this.draw();
    this.changed();
    job.settle(outcome);
    keepHistory(this.pagePath, this.history, this.storage);
    // Read only now: authors see their own change first, then the server's and other authors' changes.
    await this.pageContent.read().catch(() => this.others.refresh());
    if ((await this.draw()).length > 0) this.changed();
  }

  private async movePage(relocation: PageRelocation, kind: StepKind): Promise<Relocated> {
    const relocated = await this.relocatePage(relocation, kind);
    this.close();
    forgetHistory(this.pagePath, this.storage);
    return relocated;
  }

  // --- drawing -----------------------------------------------------------------------------------------------------

  /** @returns the paths that were redrawn */
  private draw(): Promise<readonly string[]> {
    return this.drawing.tryShow(this.shown(), (error) => {
      if (!this.isClosed)
        this.state.tell(
          'negative',
          t('The page could not be redrawn: {message}', { message: messageOf(error) }),
        );
    });
  }

  private readonly showAgain = async (): Promise<readonly string[]> => {
    const paths = await this.drawing.show(this.shown());
    this.changed();
    return paths;
  };

  private changed(): void {
    const revision = this.state.get().revision + 1;
    this.state.set({ ...queueState(this.history, this.line.jobs), revision });
  }

  private readonly shown = (): Tree => withStructure(this.pageContent.tree, this.pageContent.structure);

  /** The content with pending steps applied. */
  private readonly expected = (): Tree => this.afterJobs(this.pageContent.tree, this.line.jobs);
}
