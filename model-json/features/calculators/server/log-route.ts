import type { FastifyInstance } from 'fastify';
import { isPage } from '../../../core/exporter/shared/pages';
import { languageTag, localeOf } from '../../../core/exporter/shared/locale/languages';
import { HttpError, notFound } from '../../../core/server/http/http-error';
import { posts } from '../../../core/server/http/posts';
import type { Instance } from '../../../core/server/Instance';
import { isSameOrigin } from '../../../core/server/security/is-same-origin';
import { POSTS_WINDOW } from '../../../core/server/security/PostCounts';
import { decodePath } from '../../../core/server/sling/sling-url';
import { namesOf } from '../calculation/entries';
import { speed } from '../calculation/kinds/speed';
import { LogFault, readLog } from '../calculation/profile/read-log';
import { profileChoices } from '../calculation/profile/profile-choices';
import { LOG_ADDRESS } from '../log-address';
import { receiveLog, type PostedLog } from './receive-log';

/** Number of logs accepted per window. An office may share one address. */
const TAKEN = 30;

/**
 * Receives a log of a station, and leads to the address of the page with its profile: that one can be kept and shared. What
 * is wrong with a log is in that address, too. Nothing is stored.
 */
export function logRoute(app: FastifyInstance, instance: Instance): void {
  posts(app, (scope) => {
    scope.post(LOG_ADDRESS, async (request, reply) => {
      if (!isSameOrigin(request, instance.publicOrigin))
        throw new HttpError(403, 'This form only accepts posts from its own page');
      if (instance.posts.count(request.raw) > TAKEN) {
        reply.header('retry-after', String(POSTS_WINDOW / 1000));
        throw new HttpError(429, 'Too many logs have come from your connection. Wait ten minutes');
      }
      const posted = await receiveLog(request.raw);
      return reply.header('cache-control', 'no-store').redirect(nextAddress(instance, posted), 303);
    });
  });
}

/** The page with the profile of a log, or with what is wrong with it. @throws HttpError 404 if there is no such page */
function nextAddress({ urls, repository }: Instance, posted: PostedLog): string {
  const asked = posted.fields.get('page') ?? '';
  // Only a page of this site: the address comes from outside.
  const url = asked.startsWith('/') ? urls().resolve(decodePath(asked)) : undefined;
  const page = url?.found ? repository.get(url.resourcePath) : undefined;
  if (!page || !isPage(page)) throw notFound();
  const rows = new Set(Object.keys(profileChoices([], 'en')));
  const known = new Set([...namesOf(speed), 'units'].filter((name) => !rows.has(name)));
  const query = new URLSearchParams(
    [...posted.fields].filter(([name, value]) => known.has(name) && value !== ''),
  );
  for (const [name, value] of Object.entries(outcome(posted, languageTag(localeOf(page)))))
    if (value) query.set(name, value);
  const id = /^[\w-]{1,64}$/.exec(posted.fields.get('id') ?? '')?.[0] ?? '';
  return `${urls().map(`${page.path}.html`)}?${query}#${id && `${id}-answer`}`;
}

function outcome({ text, isTooLarge }: PostedLog, language: string): Readonly<Record<string, string>> {
  try {
    if (isTooLarge) throw new LogFault('size');
    return profileChoices(readLog(text, language), language);
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    return { logfault: error.reason, logline: String(error.line) };
  }
}
