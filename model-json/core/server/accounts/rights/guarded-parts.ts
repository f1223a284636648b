import path from 'node:path';
import { LAUNCHES, REPLICATION, REVIEWS, VERSIONS } from '../../../repository/data-folder';
import { lockedWrites } from '../../../repository/locks/locked-writes';
import { ForbiddenError } from '../../../repository/rights/ForbiddenError';
import { guardedWrites } from '../../../repository/rights/guarded-writes';
import type { Repository } from '../../../repository/Repository';
import { VersionFiles } from '../../../repository/versions/VersionFiles';
import { Versions } from '../../../repository/versions/Versions';
import type { InstanceOptions } from '../../create-instance';
import type { Instance } from '../../Instance';
import { Launches } from '../../launches/Launches';
import { Promotion } from '../../launches/Promotion';
import { pathsOf, type NewEntry } from '../../replicate/Entry';
import { Replication } from '../../replicate/Replication';
import { refuseUnapproved } from '../../review/refuse-unapproved';
import { Reviews } from '../../review/Reviews';
import { Schedule } from '../../replicate/schedule/Schedule';
import { TreeJobs } from '../../replicate/trees/TreeJobs';
import type { Accounts } from '../Accounts';
import { actorNow, userNow } from '../Actor';
import { checkMayPublish } from './may-publish';

/** The parts of an instance that content is read and changed by. Nothing else of it leads to content. */
export interface GuardedParts extends Pick<
  Instance,
  'launches' | 'promotion' | 'replication' | 'reviews' | 'schedule' | 'treeJobs' | 'versions'
> {
  readonly trees: { readonly repository: Repository; readonly publish?: Repository };
}

/** Those parts, as safe as accounts and locks ask: what they do in a request, they do in the name of the person who sent it. */
export function guardedParts(options: InstanceOptions): GuardedParts {
  const { whole, runMode, repository, publish } = options;
  const accounts = runMode === 'author' ? options.accounts : undefined;
  const rightsNow = () => actorNow()?.rights;
  // The whole instance's are guarded already.
  const isGuarded = accounts !== undefined && !whole;
  const isLockable = runMode === 'author' && !whole;
  const lockable = isLockable ? lockedWrites(repository, userNow) : repository;
  const author = isGuarded ? guardedWrites(lockable, rightsNow) : lockable;
  const visible = publish && (isGuarded ? guardedWrites(publish, rightsNow, 'publish') : publish);
  const versions = runMode === 'author' ? versionsOf(options) : undefined;
  const reviews = whole ? whole.reviews : reviewsOf(options);
  const queue = whole?.replication ?? replicationOf(options, versions, reviews);
  return {
    trees: { repository: author, ...(visible && { publish: visible }) },
    versions: versions && seenVersions(author, versions.files),
    replication: queue && accounts && visible ? seenThrough(queue, author, visible) : queue,
    reviews,
    ...(whole ? partsOf(whole) : laterOf(options, queue, versions)),
  };
}

function versionsOf({ repository, versionsDir, renditionsDir }: InstanceOptions): Versions {
  return new Versions(repository, new VersionFiles(versionsDir ?? path.join(renditionsDir, '..', VERSIONS)));
}

/** Those of content that may be read; removing one is a change of its page. */
function seenVersions(repository: Repository, files: VersionFiles): Versions {
  const versions = new Versions(repository, files);
  const remove = versions.remove.bind(versions);
  return Object.assign(versions, {
    async remove(id: string, at?: string) {
      const { path: page } = versions.read(id, at);
      if (!(actorNow()?.rights.mayWrite(page) ?? true)) throw new ForbiddenError(page, 'change');
      return remove(id, at);
    },
  });
}

function reviewsOf({ runMode, renditionsDir, log }: InstanceOptions): Reviews | undefined {
  return runMode === 'author' ? new Reviews(path.join(renditionsDir, '..', REVIEWS), log) : undefined;
}

/** The queue works on the content itself; what enters it has been allowed. */
function replicationOf(
  options: InstanceOptions,
  versions: Versions | undefined,
  reviews: Reviews | undefined,
): Replication | undefined {
  const { accounts, repository, publish } = options;
  if (!publish) return undefined;
  return new Replication({
    author: repository,
    publish,
    versions,
    dir: replicationDirOf(options),
    log: linesOf(options),
    ...(accounts && { allow: (entry) => allow(accounts, reviews, entry) }),
  });
}

type Later = Pick<Instance, 'launches' | 'promotion' | 'schedule' | 'treeJobs'>;

const partsOf = ({ launches, promotion, schedule, treeJobs }: Instance): Later => ({
  launches,
  promotion,
  schedule,
  treeJobs,
});

/** What publishes at a time, whole trees, and releases. All of it has been allowed when it is asked for. */
function laterOf(
  options: InstanceOptions,
  replication: Replication | undefined,
  versions: Versions | undefined,
): Later {
  if (!replication)
    return { launches: undefined, promotion: undefined, schedule: undefined, treeJobs: undefined };
  const launches = new Launches(options.repository);
  const dir = path.join(options.renditionsDir, '..', LAUNCHES);
  const promotion = new Promotion({ launches, replication, versions, dir, log: linesOf(options) });
  const promote = (launch: string, user: string) => promotion.promoteDue(launch, user);
  const folder = (name: string) => ({
    replication,
    dir: path.join(replicationDirOf(options), name),
    log: linesOf(options),
  });
  return {
    launches,
    promotion,
    schedule: new Schedule({ ...folder('scheduled'), promote }),
    treeJobs: new TreeJobs(folder('trees')),
  };
}

const replicationDirOf = ({ replicationDir, renditionsDir }: InstanceOptions): string =>
  replicationDir ?? path.join(renditionsDir, '..', REPLICATION);

const linesOf = ({ log }: InstanceOptions) => ({
  info: (line: string) => log.info(line),
  warn: (line: string) => log.warn(line),
});

/**
 * Only those may publish, unpublish, delete or move what visitors see who have the right to publish it. What was
 * scheduled has been allowed before, and is done in its author's name. In some folders, somebody else has to approve it.
 */
function allow(accounts: Accounts, reviews: Reviews | undefined, entry: NewEntry): void {
  const { audit } = accounts;
  const { action, steps, user } = entry;
  const paths = steps.flatMap(pathsOf);
  checkMayPublish(paths);
  if (reviews) refuseUnapproved(entry, accounts, reviews);
  const { id: who = user, from = 'schedule' } = actorNow() ?? {};
  if (who) audit.add({ who, what: action.toLowerCase(), from, about: paths });
}

/** The same queue, for handlers that may see only some of the content. */
const seenThrough = (queue: Replication, author: Repository, publish: Repository): Replication =>
  new Proxy(queue, {
    get(target, name) {
      if (name === 'trees') return { author, publish };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
