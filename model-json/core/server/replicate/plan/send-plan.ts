import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { referringTo } from '../../relocate/references';
import type { Trees } from '../apply-steps';
import type { PlanItem } from './PlanItem';
import { publicationPlan, unpublicationPlan } from './publication-plan';
import { titleOf } from './describe-item';
import { t } from '../../../../../shared/authoring/language/t';

/** AEM's search for what is published along with a page. */
export const PLAN_ADDRESS = '/libs/wcm/core/content/reference.json';

/**
 * What the page or pages at `path` use, as AEM lists it before it publishes them: `{assets: [{type, path, name,
 * published, outdated, lastPublished}]}`. Ours: `all=true` also lists the pages themselves, what is above and below them,
 * and their live copies; `cmd=Deactivate` lists what visitors lose, and in `links` the pages that link there; `title`,
 * `reason`, `needs` and `goesWith` of an item.
 */
export async function sendPlan(
  { repository, publish = repository }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path, all, cmd } = queryOf(request);
  const paths = [path].flat().filter((each) => typeof each === 'string' && each !== '') as string[];
  if (paths.length === 0)
    throw new HttpError(400, t('Parameter path is missing; send the path of each page'));
  const trees: Trees = { author: repository, publish };
  const isUnpublishing = cmd === 'Deactivate';
  const items = isUnpublishing ? unpublicationPlan(paths, trees) : publicationPlan(paths, trees);
  const shown = isUnpublishing || all === 'true' ? items : items.filter(({ reason }) => reason === 'used');
  const links =
    isUnpublishing && referringTo(publish, paths).map((node) => ({ path: node.path, title: titleOf(node) }));
  return reply
    .header('cache-control', 'private, no-cache')
    .send({ assets: shown.map(inAemsTerms), ...(links && { links }) });
}

function inAemsTerms({ kind, state, publishedAt, ...item }: PlanItem): object {
  const name = item.path.slice(item.path.lastIndexOf('/') + 1);
  const lastPublished = publishedAt === null ? 0 : Date.parse(publishedAt);
  return {
    type: kind,
    name,
    published: state !== 'new',
    outdated: state === 'changed',
    lastPublished,
    ...item,
  };
}
