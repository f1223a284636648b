import type { FastifyReply, FastifyRequest } from 'fastify';
import { servlet } from '../../../../shared/addresses/app';
import { isInLaunches, livePath } from '../../../../shared/addresses/launches';
import type { ReleaseReport } from '../../../../shared/authoring/release';
import { isWithin } from '../../repository/path';
import { actorNow, userNow } from '../accounts/Actor';
import { checkMayPublish, checkMayWrite, mayReadAll } from '../accounts/rights/may-publish';
import { needed } from '../commands/needed';
import { refuseFaulty } from '../checks/refuse-faulty';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import { publishedWithin } from '../replicate/published';
import { dueTime } from '../replicate/schedule/due-time';
import { TIME_ZONE } from '../replicate/schedule/time-zone';
import type { Parameters } from '../sling-post/Parameters';
import { drawnLaunch } from './drawn-launch';
import type { Launch } from './Launch';
import { createPageIn } from './create-page-in';
import { maySee, reportOf } from './report-launch';
import { refuseConflicts, refuseEmpty } from './refusals';
import { conflictsOf } from './live-content';
import { t } from '../../../../shared/authoring/language/t';

export const LAUNCHES_ADDRESS = `${servlet('launches')}.json`;

const MOST_TITLE = 120;

/** The releases, the newest first: all that may be seen, the one at `path`, or those that contain the page `page`. */
export async function sendLaunches(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path, page } = queryOf(request);
  const { launches } = instance;
  if (!launches) throw notFound();
  const seen = launches
    .list()
    .filter((launch) => maySee(launch))
    .filter((launch) => typeof path !== 'string' || path === launch.path)
    .filter(({ sources }) => typeof page !== 'string' || sources.some((each) => each.path === page));
  return reply
    .header('cache-control', 'no-store')
    .send({ timeZone: TIME_ZONE, releases: seen.map((launch) => reportOf(launch, instance)) });
}

type Command = (
  instance: Instance,
  launch: Launch,
  parameters: Parameters,
  by: string | undefined,
) => Promise<unknown>;

const COMMANDS: Readonly<Record<string, Command>> = {
  add,
  createPage: (instance, launch, parameters, by) => {
    const parent = livePath(needed(parameters, 'parentPath', 'the path of the page to create it below'));
    checkMayChange([parent]);
    return createPageIn(instance, launch, parent, parameters, by);
  },
  deletePage: async ({ launches }, { path }, parameters, by) => {
    const page = livePath(needed(parameters, 'page', 'the path of the page that the release removes'));
    checkMayChange([page]);
    await launches?.markRemoved(path, page, { user: userNow(), by });
  },
  drop: async ({ launches }, { path }, parameters, by) =>
    launches?.drop(path, pagesIn(parameters), { user: userNow(), by }),
  accept: async ({ launches }, { path }, parameters, by) =>
    launches?.accept(path, pagesIn(parameters), { user: userNow(), by }),
  promote,
  cancel,
  takeBack: async ({ promotion }, launch, parameters, by) => {
    checkMayPublish(pathsOf(launch));
    await promotion?.takeBack(launch.path, { user: userNow(), by, force: parameters.isTrue('force') });
  },
  delete: async (instance, launch, _parameters, by) => {
    await cancel(instance, launch);
    await instance.launches?.delete(launch.path, { user: userNow(), by });
  },
};

/**
 * `cmd=create` makes the release `title` with the pages `page` (`deep=true`: and those below). The others are about the
 * release `path`: `add` takes pages in, `createPage` makes one (`parentPath`, `title`, `template`, `label`), `deletePage`
 * removes one once it is published, `drop` takes pages out again, `accept` lets it win over what was changed outside it,
 * `promote` publishes it, now or `at` a time, `cancel` drops that time, `takeBack` reverts it (`force=true`: with what was
 * changed since), `delete` deletes it.
 *
 * @throws HttpError 400 for anything else, 404 for a release that is not there, 409 for what it cannot do
 */
export async function postLaunches(
  instance: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<{ readonly release: ReleaseReport } | { readonly deleted: string }> {
  const { launches, accounts } = instance;
  if (!launches)
    throw new HttpError(409, t('With --dev, visitors see saved changes at once, so there are no releases'));
  const name = parameters.get('cmd') ?? '';
  const from = actorNow()?.from ?? '';
  const note = (path: string) =>
    accounts?.audit.add({ who: userNow(), what: `release ${name}`, from, about: [path] });
  if (name === 'create') {
    const path = await create(instance, parameters, by);
    note(path);
    return { release: reportOf(launches.find(path), instance) };
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new HttpError(
      400,
      `cmd=${name} is unknown; send ${['create', ...Object.keys(COMMANDS)].join(', ')}`,
    );
  const path = needed(parameters, 'path', 'the path of a release');
  const launch = launches.find(path);
  if (!maySee(launch)) throw new HttpError(404, t('There is no release at {path}', { path }));
  checkMayChange(pathsOf(launch));
  await command(instance, launch, parameters, by);
  note(path);
  if (name === 'delete') return { deleted: path };
  return { release: reportOf(launches.find(path), instance) };
}

async function create(instance: Instance, parameters: Parameters, by: string | undefined): Promise<string> {
  const { launches } = instance;
  const title = needed(parameters, 'title', 'the name of the release').trim().slice(0, MOST_TITLE);
  const pages = takenIn(instance, parameters);
  const changes = { user: userNow(), by };
  return launches?.create(title, pages, changes) ?? '';
}

async function add(
  instance: Instance,
  { path }: Launch,
  parameters: Parameters,
  by: string | undefined,
): Promise<void> {
  const pages = takenIn(instance, parameters);
  if (pages.length === 0)
    throw new HttpError(400, t('Parameter page is missing; send the path of each page'));
  await instance.launches?.add(path, pages, { user: userNow(), by });
}

/** The pages of a request: those named, and with `deep=true` those below that are stored. */
function takenIn({ repository }: Instance, parameters: Parameters): string[] {
  const named = parameters.all('page') ?? [];
  for (const page of named)
    if (!isWithin(page, '/content') || !repository.get(page))
      throw new HttpError(404, t('There is no page at {page}', { page }));
  const copy = named.find(isInLaunches);
  if (copy !== undefined) throw new HttpError(409, t('{copy} is part of a release already', { copy }));
  const all = parameters.isTrue('deep')
    ? named.flatMap((page) => [page, ...publishedWithin(repository, page).map(({ path }) => path)])
    : named;
  checkMayChange(all);
  return [...new Set(all)];
}

async function promote(
  instance: Instance,
  launch: Launch,
  parameters: Parameters,
  by: string | undefined,
): Promise<void> {
  const { promotion, schedule, repository } = instance;
  checkMayPublish(pathsOf(launch));
  refuseFaulty(
    drawnLaunch(instance, launch.path),
    launch.sources.flatMap(({ path, action }) => (action === 'remove' ? [] : [path])),
  );
  const at = parameters.get('at') || undefined;
  if (at === undefined) {
    await promotion?.promote(launch.path, { user: userNow(), by });
    return dropDue(instance, launch);
  }
  const due = dueTime(at, TIME_ZONE);
  instance.launches?.open(launch.path);
  refuseEmpty(launch);
  refuseConflicts(conflictsOf(launch, repository));
  await dropDue(instance, launch);
  await schedule?.add({ action: 'Promote', paths: [launch.path], at: due, by: userNow() });
}

async function cancel(instance: Instance, launch: Launch): Promise<void> {
  if (instance.schedule?.list(launch.path).length) checkMayPublish(pathsOf(launch));
  await dropDue(instance, launch);
}

async function dropDue({ schedule }: Instance, launch: Launch): Promise<void> {
  for (const { id } of schedule?.list(launch.path) ?? []) await schedule?.cancel(id);
}

function pagesIn(parameters: Parameters): readonly string[] {
  needed(parameters, 'page', 'the path of each page');
  return [...new Set(parameters.all('page') ?? [])];
}

const pathsOf = ({ sources }: Launch): string[] => sources.map(({ path }) => path);

/** @throws HttpError 404 for what may not be read, ForbiddenError for what may not be changed */
function checkMayChange(paths: readonly string[]): void {
  const hidden = paths.find((path) => !mayReadAll([path]));
  if (hidden !== undefined) throw new HttpError(404, t('There is no page at {hidden}', { hidden }));
  checkMayWrite(paths);
}
