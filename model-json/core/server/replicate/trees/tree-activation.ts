import type { FastifyReply, FastifyRequest } from 'fastify';
import { userNow } from '../../accounts/Actor';
import { checkMayPublish, mayReadAll } from '../../accounts/rights/may-publish';
import { HttpError, notFound } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import { refuseFaulty } from '../../checks/refuse-faulty';
import type { Instance } from '../../Instance';
import type { Parameters } from '../../sling-post/Parameters';
import { publicationOf } from '../publication';
import { publishedWithin } from '../published';
import type { Replication } from '../Replication';
import type { JobReport } from './TreeJob';
import { t } from '../../../../../shared/authoring/language/t';

/** AEM's tree activation. That it answers with JSON, and its jobs, are ours. */
export const TREE_ADDRESS = '/libs/replication/treeactivation.json';

/** The jobs, newest first; with `id` only that one. */
export async function sendTreeJobs(
  { treeJobs }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = queryOf(request);
  if (!treeJobs) throw notFound();
  const all = id === undefined ? treeJobs.list() : [treeJobs.get(Number(id))];
  const jobs = all.filter((job) => mayReadAll(treeJobs.pathsOf(job.id)));
  if (id !== undefined && jobs.length === 0) throw notFound();
  return reply.header('cache-control', 'private, no-cache').send({ jobs });
}

/**
 * `cmd=activate` publishes each `path` and everything below it, with AEM's `onlymodified=true` and
 * `ignoredeactivated=true`, or with `exact=true` only the paths themselves. `cmd=cancel` and `cmd=resume` stop and
 * continue the job `id`.
 *
 * @throws HttpError 400 for anything else, 404 for a missing job, 409 if it cannot be stopped or resumed
 */
export async function postTreeActivation(instance: Instance, parameters: Parameters): Promise<JobReport> {
  const { replication, treeJobs } = instance;
  if (!replication || !treeJobs)
    throw new HttpError(
      409,
      t('With --dev, visitors see saved changes at once, so there is nothing to publish'),
    );
  const command = parameters.get('cmd') ?? '';
  const id = Number(parameters.get('id'));
  if (command === 'cancel' || command === 'resume') checkMayPublish(treeJobs.pathsOf(id));
  if (command === 'cancel') return treeJobs.cancel(id);
  if (command === 'resume') return treeJobs.resume(id);
  if (command !== 'activate')
    throw new HttpError(400, `cmd=${command} is unknown; send activate, cancel or resume`);
  const paths = pathsOf(replication, parameters);
  if (paths.length === 0)
    throw new HttpError(400, t('There is nothing to publish at these paths; send the paths of pages'));
  checkMayPublish(paths);
  refuseFaulty(instance, paths);
  return treeJobs.start(paths, userNow());
}

function pathsOf({ trees: { author, publish } }: Replication, parameters: Parameters): string[] {
  const roots = parameters.all('path') ?? [];
  if (parameters.isTrue('exact')) return [...roots];
  const isWanted = (path: string): boolean => {
    const node = author.get(path);
    if (!node) return false;
    const { published, changedSince } = publicationOf(node, author, publish);
    if (parameters.isTrue('onlymodified') && published && !changedSince) return false;
    const action = node.children.get('jcr:content')?.properties['cq:lastReplicationAction'];
    return !(parameters.isTrue('ignoredeactivated') && action === 'Deactivate');
  };
  return roots.flatMap((root) => publishedWithin(author, root).map(({ path }) => path)).filter(isWanted);
}
