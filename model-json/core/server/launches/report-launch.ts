import type { ReleaseChange, ReleaseReport, ReleaseState } from '../../../../shared/authoring/release';
import { actorNow } from '../accounts/Actor';
import { mayReadAll } from '../accounts/rights/may-publish';
import type { Instance } from '../Instance';
import { titleOf } from '../replicate/plan/describe-item';
import type { Scheduled } from '../replicate/schedule/Scheduled';
import { contentAt } from '../review/ReviewRecord';
import { copyIn, type Launch, type LaunchSource } from './Launch';
import { conflictOf } from './live-content';

/** Whether the person asking may know of a release: of an empty one its maker, and those who read all content. */
export function maySee({ by, sources }: Launch): boolean {
  const actor = actorNow();
  if (sources.length > 0) return mayReadAll(sources.map(({ path }) => path));
  return !actor || actor.id === by || actor.rights.readsAll;
}

/** A release as authors are shown it. */
export function reportOf(launch: Launch, instance: Instance): ReleaseReport {
  const { path, title, madeAt, by, promotion, sources } = launch;
  const [due] = instance.schedule?.list(path) ?? [];
  return {
    path,
    title,
    state: stateOf(launch, due),
    madeAt,
    by,
    ...(due && { due: due.at }),
    ...(due?.failure !== undefined && { failure: due.failure }),
    ...(promotion && { publishedAt: promotion.at, publishedBy: promotion.by }),
    changes: sources.map((source) => changeOf(source, launch, instance)),
  };
}

function stateOf({ promotion }: Launch, due: Scheduled | undefined): ReleaseState {
  if (promotion) return 'published';
  if (!due) return 'open';
  return due.failure === undefined ? 'scheduled' : 'failed';
}

function changeOf(
  source: LaunchSource,
  launch: Launch,
  { replication, repository }: Instance,
): ReleaseChange {
  const author = replication?.trees.author ?? repository;
  const { path, action } = source;
  const copy = copyIn(launch.path, path);
  const node = author.get(action === 'remove' ? path : copy) ?? author.get(path);
  const conflict = conflictOf(source, author);
  return {
    path,
    ...(action !== 'remove' && { copy }),
    title: node ? titleOf(node) : path,
    action,
    isChanged: action !== 'change' || contentAt(author, copy) !== source.base,
    ...(conflict && { conflict }),
  };
}
