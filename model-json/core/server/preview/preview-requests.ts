import type { FastifyReply, FastifyRequest } from 'fastify';
import { launchPlace } from '../../../../shared/addresses/launches';
import type { PreviewReport } from '../../../../shared/authoring/preview';
import { servlet } from '../../../../shared/addresses/app';
import { displayTitle, getPage } from '../../exporter/shared/pages';
import { isWithin } from '../../repository/path';
import { ForbiddenError } from '../../repository/rights/ForbiddenError';
import { actorNow, isAdministrator, userNow } from '../accounts/Actor';
import { mayReadAll } from '../accounts/rights/may-publish';
import { needed } from '../commands/needed';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import { copyIn, type Launch } from '../launches/Launch';
import { maySee } from '../launches/report-launch';
import { dueTime } from '../replicate/schedule/due-time';
import { TIME_ZONE } from '../replicate/schedule/time-zone';
import type { Parameters } from '../sling-post/Parameters';
import { PREVIEW, type PreviewLink } from './PreviewLink';
import type { PreviewLinks } from './PreviewLinks';
import { t } from '../../../../shared/authoring/language/t';

export const PREVIEWS_ADDRESS = `${servlet('previews')}.json`;

const DAY_MS = 24 * 3_600_000;
/** Days after which a link ends at the latest: nobody remembers older ones. */
const MOST_DAYS = 180;
const MOST_NOTE = 200;

/** The links that work, the newest first: all of pages that may be read, or those of the page `path`. */
export async function sendPreviews(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path, launch } = queryOf(request);
  const { previews } = instance;
  if (!previews) throw notFound();
  const links = previews
    .list()
    .filter((link) => maySeeLink(link, instance))
    .filter((link) => typeof path !== 'string' || path === link.path)
    .filter((link) => typeof launch !== 'string' || launch === link.launch);
  return reply
    .header('cache-control', 'no-store')
    .send({ timeZone: TIME_ZONE, previews: links.map((link) => reportOf(link, previews, instance)) });
}

/**
 * `cmd=create` makes a link to the page `path`: `deep=true` with the pages below, `until` (a time, in the site's zone
 * unless it has an offset), `day` for the pages as on that day, `note`. With `launch` it shows the site as it will be once
 * that release is published, on a `day` to come. `cmd=revoke` ends the link `id`.
 *
 * @throws HttpError 400 for anything else, 404 for a page or link that is not there
 */
export async function postPreviews(
  instance: Instance,
  parameters: Parameters,
): Promise<{ readonly preview: PreviewReport } | { readonly revoked: number }> {
  const { previews, repository, accounts } = instance;
  if (!previews) throw notFound();
  const command = parameters.get('cmd') ?? '';
  const who = userNow();
  const from = actorNow()?.from ?? '';
  if (command === 'revoke') {
    const link = previews.find(Number(parameters.get('id')));
    if (!maySeeLink(link, instance))
      throw new HttpError(404, t('There is no preview link {id}', { id: link.id }));
    if (!isOwn(link) && !(actorNow()?.rights.mayWrite(link.path) ?? true))
      throw new ForbiddenError(link.path, 'change');
    await previews.revoke(link.id);
    accounts?.audit.add({ who, what: 'preview revoked', from, about: [link.path, String(link.id)] });
    return { revoked: link.id };
  }
  if (command !== 'create') throw new HttpError(400, `cmd=${command} is unknown; send create or revoke`);
  const asked = parameters.get('path') || undefined;
  // A copy in a release is seen where it will be.
  const copy = asked === undefined ? undefined : launchPlace(asked);
  const launch = launchIn(instance, parameters.get('launch') || copy?.launch);
  const path = copy?.live ?? asked ?? firstPage(launch) ?? needed(parameters, 'path', 'the path of a page');
  const page = getPage(repository, path) ?? (launch && getPage(repository, copyIn(launch.path, path)));
  if (!page || !mayReadAll([path]))
    throw new HttpError(404, t('There is no page at {path} to preview', { path }));
  const day = parameters.get('day') || undefined;
  const note = parameters.get('note')?.trim().slice(0, MOST_NOTE);
  const link = await previews.make({
    path,
    isTree: parameters.isTrue('deep'),
    by: who,
    madeAt: new Date().toISOString(),
    until: endOf(needed(parameters, 'until', 'a time, like 2026-12-01T18:00')),
    ...(day !== undefined && { day: launch ? dayToCome(day) : pastDay(day) }),
    ...(launch && { launch: launch.path }),
    ...(note && { note }),
  });
  accounts?.audit.add({ who, what: 'preview made', from, about: [path, `until ${link.until}`] });
  return { preview: reportOf(link, previews, instance) };
}

function reportOf(
  { revokedAt: _, ...link }: PreviewLink,
  previews: PreviewLinks,
  { repository, authorOrigin = '' }: Instance,
): PreviewReport {
  const { path, launch = '' } = link;
  const title = displayTitle(getPage(repository, path) ?? getPage(repository, copyIn(launch, path))) ?? path;
  const address = isOwn(link) && `${authorOrigin}${PREVIEW}/${previews.tokenOf(link)}`;
  return { ...link, title, ...(address !== false && { address }) };
}

/** Whether the person asking made a link, or may do everything. */
const isOwn = ({ by }: PreviewLink): boolean => actorNow()?.id === by || isAdministrator();

function endOf(given: string): string {
  const until = dueTime(given, TIME_ZONE, 'until');
  const left = Date.parse(until) - Date.now();
  if (left <= 0) throw new HttpError(400, `until=${given} is over; choose a later time`);
  if (left > MOST_DAYS * DAY_MS)
    throw new HttpError(400, `until=${given} is too far away; a link works for ${MOST_DAYS} days at most`);
  return until;
}

/** The release that a link is to show. @throws HttpError 404 if there is none */
function launchIn({ launches }: Instance, path: string | undefined): Launch | undefined {
  if (path === undefined) return undefined;
  const launch = launches?.find(path);
  if (!launch || !maySee(launch)) throw new HttpError(404, t('There is no release at {path}', { path }));
  return launch;
}

const firstPage = (launch: Launch | undefined): string | undefined =>
  launch?.sources.find(({ path, action }) => action !== 'remove' && !isWithin(path, '/content/dam'))?.path;

function maySeeLink({ path, launch }: PreviewLink, { launches }: Instance): boolean {
  const known = launch === undefined ? undefined : launches?.get(launch);
  return mayReadAll([path]) && (!known || maySee(known));
}

function dayToCome(given: string): string {
  const day = dueTime(given, TIME_ZONE, 'day');
  if (Date.parse(day) <= Date.now())
    throw new HttpError(
      400,
      `day=${given} is over; leave it out to show the release as if it were published now`,
    );
  return day;
}

function pastDay(given: string): string {
  const day = dueTime(given, TIME_ZONE, 'day');
  if (Date.parse(day) > Date.now())
    throw new HttpError(400, `day=${given} is not over yet; leave it out to show the pages as they are`);
  return day;
}
