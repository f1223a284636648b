import type { Outcome } from '../EditorSession';
import type { PageRelocation, Relocated } from '../relocation/PageRelocation';
import type { StepKind, UndoStack } from '../history/UndoStack';
import { pathAfter } from './action';
import type { Job } from './job';
import type { JobLine } from './JobLine';
import type { Saver } from './Saver';
import { t } from '../../../../../../shared/authoring/language/t';

/** What saving a job takes. */
export interface Saving {
  readonly history: UndoStack;
  readonly line: JobLine;
  readonly saver: Saver;
  movePage(relocation: PageRelocation, kind: StepKind): Promise<Relocated>;
}

/** Saves a job: a command, or the step that is undone or redone. What was saved joins the history. */
export async function saveJob(job: Job, { history, line, saver, movePage }: Saving): Promise<Outcome> {
  const step = history.next(job.kind);
  const known = job.actions ?? (job.kind === 'undo' ? step?.backward : step?.forward);
  if (!known || (job.kind !== 'do' && !step)) {
    return {
      done: false,
      reason: 'nothing',
      message: job.kind === 'redo' ? t('There is nothing to redo.') : t('There is nothing to undo.'),
    };
  }
  if (step?.relocation) {
    const { path } = await movePage(step.relocation, job.kind);
    return { done: true, paths: [], page: path };
  }
  const label = step?.label ?? job.label;
  job.actions = known;
  line.keep();
  const result = await saver.save(label, known, job);
  if (!result.done) {
    if (result.reason === 'conflict') history.overruled(job.kind);
    return result;
  }
  job.saved = result;
  const { forward, backward } = result;
  const { visit } = job;
  history.passed(job.kind, { label, forward, backward, ...(visit !== undefined && { visit }) });
  const paths = job.kind === 'do' ? job.paths : forward.map(({ action }) => pathAfter(action));
  return { done: true, paths };
}
