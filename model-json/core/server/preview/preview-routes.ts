import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { atTime } from '../../exporter/shared/clock';
import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { containingPage } from '../../exporter/shared/pages';
import { nearestNode } from '../../repository/nearest-node';
import { asServer } from '../accounts/Actor';
import { posts } from '../http/posts';
import type { Accounts } from '../accounts/Accounts';
import type { Instance } from '../Instance';
import { dueUntil } from '../launches/future-parts';
import { copyIn, launchAt } from '../launches/Launch';
import { readRoute } from '../sling/read-route';
import { decodePath } from '../sling/sling-url';
import { refusalPage, type Refusal } from './preview-bar';
import { isInScope, PREVIEW, type PreviewLink } from './PreviewLink';
import { rightsOfMaker } from './rights-of-maker';
import type { PreviewServer, PreviewServers } from './PreviewServers';

/** Headers of everything that a preview answers: nobody keeps it, finds it, or learns its address. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * `/preview/TOKEN/…`: pages as visitors would see them if they were published now, for everybody who has the link. Not
 * more than its maker may read, and no page outside it.
 */
export function previewRoutes(
  app: FastifyInstance,
  instance: Instance,
  accounts: Accounts | undefined,
  servers: PreviewServers,
): void {
  const { previews, repository } = instance;
  const pageAt = ({ instance: { repository: shown, urls, vanityPaths } }: PreviewServer, path: string) => {
    const url = urls().resolve(path);
    const vanity = url.found ? undefined : vanityPaths().get(path.replace(/(?:\.html|\/)$/, ''))?.page;
    const page = containingPage(shown.get(vanity ?? url.resourcePath));
    return page && isWholePage(url.extension) ? page : undefined;
  };
  const isThere = ({ launch }: PreviewLink) =>
    launch === undefined || launchAt(repository, launch) !== undefined;
  /** What is scheduled meanwhile is no change of content. */
  const viewOf = ({ launch, day }: PreviewLink, view: string) => {
    const due =
      launch === undefined ? [] : dueUntil(instance, day === undefined ? Date.now() : Date.parse(day));
    return [view, ...due.map(({ id }) => id)].join('\n');
  };
  app.addHook('onReady', () => previews?.open());
  app.addHook('onClose', () => servers.close());
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const below = (request.raw.url ?? '').slice(PREVIEW.length + 1);
    const end = below.search(/[/?]/);
    const [token, rest] = end < 0 ? [below, ''] : [below.slice(0, end), below.slice(end)];
    const found = previews?.withToken(token);
    if (!found) return refuse(reply, 'unknown', preferredLanguage(request));
    const { link, isOver } = found;
    const page = repository.get(link.path) ?? repository.get(copyIn(link.launch ?? '', link.path));
    const language = languageTag(localeOf(nearestNode(repository, link.path)));
    const rights = rightsOfMaker(link, accounts);
    if (isOver || !page || !rights.mayRead(link.path) || !isThere(link))
      return refuse(reply, 'ended', language);
    const home = PREVIEW + '/' + token;
    const server = await servers.of(link, viewOf(link, rights.view));
    const first = home + server.instance.urls().map(`${link.path}.html`);
    if (!rest.startsWith('/')) return reply.headers(PRIVATE).redirect(first, 302);
    const asked = pageAt(server, decodePath(rest));
    if (asked && !isInScope(link, asked.path)) return refuse(reply, 'outside', language, first);
    // The site's own server answers, as if it were at this address.
    request.raw.url = rest;
    delete request.raw.headers['accept-encoding'];
    delete request.raw.headers['if-none-match'];
    delete request.raw.headers.cookie;
    reply.hijack();
    const send = () => server.app.routing(request.raw, reply.raw);
    asServer(() => (link.day === undefined ? send() : atTime(Date.parse(link.day), send)));
    return reply;
  };
  posts(app, (scope) => {
    scope.post(`${PREVIEW}/*`, { config: { access: 'anyone' } }, (request, reply) =>
      refuse(reply, 'unsent', preferredLanguage(request)),
    );
  });
  for (const url of [PREVIEW, `${PREVIEW}/*`]) readRoute(app, url, answer, 'anyone');
}

/** Pictures and files on pages beside the preview's are published anyway, and shown in its lists. */
const isWholePage = (extension: string | undefined): boolean =>
  extension === undefined || ['html', 'json', 'pdf', 'xml'].includes(extension);

const STATUS: Readonly<Record<Refusal, number>> = { ended: 410, outside: 404, unknown: 404, unsent: 405 };

function refuse(reply: FastifyReply, refusal: Refusal, language: string, back?: string): FastifyReply {
  const { html, policy } = refusalPage(refusal, language, back);
  return reply
    .code(STATUS[refusal])
    .headers(PRIVATE)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}

const preferredLanguage = ({ headers }: FastifyRequest): string =>
  /^[a-z]{2}(?:-[A-Z]{2})?/.exec(headers['accept-language'] ?? '')?.[0] ?? 'en';
