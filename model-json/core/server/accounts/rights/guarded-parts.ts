import path from 'node:path';
import { REPLICATION, VERSIONS } from '../../../repository/data-folder';
import { ForbiddenError } from '../../../repository/rights/ForbiddenError';
import { guardedWrites } from '../../../repository/rights/guarded-writes';
import type { Repository } from '../../../repository/Repository';
import { VersionFiles } from '../../../repository/versions/VersionFiles';
import { Versions } from '../../../repository/versions/Versions';
import type { InstanceOptions } from '../../create-instance';
import type { Instance } from '../../Instance';
import { pathsOf, type NewEntry } from '../../replicate/Entry';
import { Replication } from '../../replicate/Replication';
import type { Accounts } from '../Accounts';
import { actorNow } from '../Actor';

/** The parts of an instance that content is read and changed by. Nothing else of it leads to content. */
export interface GuardedParts extends Pick<Instance, 'replication' | 'versions'> {
  readonly trees: { readonly repository: Repository; readonly publish?: Repository };
}

/** Those parts, as safe as accounts ask: what they do in a request, they do with the rights of the person who sent it. */
export function guardedParts(options: InstanceOptions): GuardedParts {
  const { whole, runMode, repository, publish } = options;
  const accounts = runMode === 'author' ? options.accounts : undefined;
  const rightsNow = () => actorNow()?.rights;
  // The whole instance's are guarded already.
  const isGuarded = accounts !== undefined && !whole;
  const author = isGuarded ? guardedWrites(repository, rightsNow) : repository;
  const visible = publish && (isGuarded ? guardedWrites(publish, rightsNow, 'publish') : publish);
  const versions = runMode === 'author' ? versionsOf(options) : undefined;
  const queue = whole?.replication ?? replicationOf(options, versions);
  return {
    trees: { repository: author, ...(visible && { publish: visible }) },
    versions: versions && (accounts ? guardedVersions(author, versions.files) : versions),
    replication: queue && accounts && visible ? seenThrough(queue, author, visible) : queue,
  };
}

function versionsOf({ repository, versionsDir, renditionsDir }: InstanceOptions): Versions {
  return new Versions(repository, new VersionFiles(versionsDir ?? path.join(renditionsDir, '..', VERSIONS)));
}

/** Those of content that may be read; removing one is a change of its page. */
function guardedVersions(repository: Repository, files: VersionFiles): Versions {
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

/** The queue works on the content itself; what enters it has been allowed. */
function replicationOf(
  { accounts, repository, publish, replicationDir, renditionsDir, log }: InstanceOptions,
  versions: Versions | undefined,
): Replication | undefined {
  if (!publish) return undefined;
  return new Replication({
    author: repository,
    publish,
    versions,
    dir: replicationDir ?? path.join(renditionsDir, '..', REPLICATION),
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    ...(accounts && { allow: (entry) => allow(accounts, entry) }),
  });
}

/** Only those may publish, unpublish, delete or move what visitors see who have the right to publish it. */
function allow({ audit }: Accounts, { action, steps }: NewEntry): void {
  const actor = actorNow();
  if (!actor) return;
  const paths = steps.flatMap(pathsOf);
  const refused = paths.find((each) => !actor.rights.mayPublish(each));
  if (refused !== undefined)
    throw new ForbiddenError(actor.rights.mayRead(refused) ? refused : undefined, 'publish');
  audit.add({ who: actor.id, what: action.toLowerCase(), from: actor.from, about: paths });
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
