import { templatePartOf } from '../../../../shared/addresses/templates';
import { lockOwnerOf } from '../../repository/locks/page-lock';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  COMMENTS_ADDRESS,
  NOTICES_ADDRESS,
  PRESENCE_ADDRESS,
  type Notice,
  type NoticesAnswer,
  type PageComments,
  type PresenceAnswer,
} from '../../../../shared/authoring/together';
import { isAdministrator, userNow } from '../accounts/Actor';
import { guardedWrite, type Answering } from '../assets/api/guard';
import { readJson } from '../assets/api/read-json';
import { getPage } from '../../exporter/shared/pages';
import { HttpError } from '../http/http-error';
import { posts } from '../http/posts';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { changeComments } from './comments/change-comments';
import { commentChange } from './comments/comment-change';
import type { KeptNotice } from './notices/Notices';
import { numberGuests } from './people/number-guests';
import type { Together } from './Together';
import { t } from '../../../../shared/authoring/language/t';

const path = z
  .string()
  .max(2000)
  .refine((at) => at.startsWith('/content/') || templatePartOf(at) !== undefined, 'is no page');
const tab = z.string().regex(/^[\w-]{8,64}$/);
const sign = z.object({
  tab,
  page: path,
  component: path.optional(),
  edits: z.object({ path, property: z.string().min(1).max(200) }).optional(),
  /** The name that others see, on a server without accounts. */
  name: z.string().trim().min(1).max(60).optional(),
});
const read = z.object({ read: z.union([z.literal('all'), z.array(z.number().int()).max(500)]) });

/** Presence, comments and notices of the people who may read this instance's content. */
export function togetherRoutes(app: FastifyInstance, instance: Instance, isWhole: boolean): void {
  const { together } = instance;
  if (!together) return;
  if (isWhole) {
    numberGuests(app, together.people);
    app.addHook('onReady', () => together.open());
    app.addHook('onClose', () => together.close());
  }
  presenceRoutes(app, instance, together);
  commentRoutes(app, instance, together);
  noticeRoutes(app, instance, together);
}

function presenceRoutes(app: FastifyInstance, instance: Instance, together: Together): void {
  const { repository } = instance;
  const { presence, people } = together;
  readRoute(app, PRESENCE_ADDRESS, async (_request, reply) => {
    const here = presence.all().filter(({ page }) => repository.isReadable?.(page) ?? true);
    return reply.header('cache-control', 'no-store').send({ here });
  });
  post(app, instance, PRESENCE_ADDRESS, async (request, reply) => {
    const { name, ...given } = await readJson(request, sign);
    if (!getPage(repository, given.page))
      throw new HttpError(404, t('There is no page at {page}', { page: given.page }));
    const known = people.of(request.raw);
    const mayRename = people.guests.get(known.id) !== undefined && !people.hasAccounts;
    const me = mayRename && name !== undefined ? await people.guests.rename(known.id, name) : known;
    const heldBy = presence.sign(me, given);
    const page = getPage(repository, given.page);
    const owner = lockOwnerOf(page);
    const answer: PresenceAnswer = {
      ...{ me, mayRename },
      here: presence.on(given.page),
      ...(heldBy && { heldBy }),
      ...(owner !== undefined && { lockedBy: people.get(owner) ?? { id: owner, name: owner } }),
      holdsLock: owner === userNow(),
      mayUnlock: owner === userNow() || isAdministrator(),
    };
    return reply.send(answer);
  });
}

function commentRoutes(app: FastifyInstance, instance: Instance, together: Together): void {
  const { repository } = instance;
  const { comments, people } = together;
  readRoute(app, COMMENTS_ADDRESS, async (request, reply) => {
    const { path: page } = request.query as { path?: string };
    if (page === undefined || !getPage(repository, page))
      throw new HttpError(404, t('There is no page at {page}', { page: page ?? '?path=' }));
    const me = people.of(request.raw);
    const answer: PageComments = {
      ...{ me, isAdministrator: isAdministrator(), myGroups: people.groupsOf(me.id) },
      threads: comments.on(page),
      people: people.readers(page),
      groups: people.groups(page),
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
  post(app, instance, COMMENTS_ADDRESS, async (request, reply) => {
    const change = await readJson(request, commentChange);
    const commenter = {
      person: people.of(request.raw),
      isAdministrator: isAdministrator(),
      repository,
    };
    const thread = await changeComments(together, commenter, change);
    return reply.code(change.action === 'create' ? 201 : 200).send({ thread: thread ?? null });
  });
}

function noticeRoutes(app: FastifyInstance, instance: Instance, { notices, people }: Together): void {
  const { repository } = instance;
  const answerFor = async (person: string): Promise<NoticesAnswer> => {
    const all = await notices.of(person);
    const shown = all.filter((notice) => repository.isReadable?.(notice.path) ?? true);
    return { unread: shown.filter(({ isRead }) => !isRead).length, notices: shown.map(inTheirLanguage) };
  };
  readRoute(app, NOTICES_ADDRESS, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await answerFor(people.of(request.raw).id)),
  );
  post(app, instance, NOTICES_ADDRESS, async (request, reply) => {
    const { read: ids } = await readJson(request, read);
    const { id } = people.of(request.raw);
    await notices.markRead(id, ids === 'all' ? undefined : new Set(ids));
    return reply.send(await answerFor(id));
  });
}

/** A notice in the language of the person who asks. */
const inTheirLanguage = ({ values, ...notice }: KeptNotice): Notice => ({
  ...notice,
  title: t(notice.title, values),
});

/** A route for JSON that is refused if it was forged. */
function post(app: FastifyInstance, instance: Instance, url: string, answer: Answering): void {
  posts(app, (scope) => {
    scope.post(url, guardedWrite(instance, instance.csrf, answer));
  });
}
