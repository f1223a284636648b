import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSP_REPORTS } from '../../security/content-security-policy';
import { RESOURCES } from '../../frontend/frontend';
import { notFound } from '../../http/http-error';
import type { Accounts } from '../Accounts';
import { actorNow, type Actor } from '../Actor';
import { LOGIN_ADDRESS } from '../sign-in/addresses';
import { t } from '../../../../../shared/authoring/language/t';

/**
 * Who may use a route: anyone, signed in or not; those who are signed in, and see there what they may read; those who may
 * read all content; administrators.
 */
export type Access = 'anyone' | 'signed-in' | 'reads-all' | 'administrator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** What machines and the sign-in page itself ask for. */
const PUBLIC = new Set([
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/site.webmanifest',
  CSP_REPORTS,
  `${RESOURCES}*`,
]);

/**
 * Lets nobody in who has not signed in, if there are accounts. Routes of the core see only what the person may read, since
 * their instance does; those of features are for administrators unless they say otherwise.
 *
 * @returns registers routes of features
 */
export function guardRoutes(app: FastifyInstance, accounts: Accounts): (register: () => void) => void {
  let usual: Access = 'signed-in';
  app.addHook('onRoute', (route) => {
    const access = PUBLIC.has(route.url) ? 'anyone' : usual;
    route.config = { ...route.config, access: route.config?.access ?? access };
  });
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access ?? 'signed-in';
    if (access === 'anyone' || !accounts.isOn) return done();
    const actor = actorNow();
    if (!actor?.id) return void askToSignIn(request, reply);
    done(isAllowed(actor, access) ? undefined : notFound());
  });
  return (register) => {
    usual = 'administrator';
    register();
    usual = 'signed-in';
  };
}

const isAllowed = ({ role, rights }: Actor, access: Access): boolean =>
  access === 'signed-in' || role === 'administrator' || (access === 'reads-all' && rights.readsAll);

/** A person is led to the sign-in page, and back; a program gets 401. */
function askToSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, headers, url } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const isPerson = headers.accept?.includes('text/html');
  reply.header('cache-control', 'no-store');
  if (isRead && isPerson && headers.authorization === undefined)
    return reply.redirect(`${LOGIN_ADDRESS}?resource=${encodeURIComponent(url)}`, 302);
  const message = t(
    'Sign in first: open this server in a browser, or send a token (Authorization: Bearer …)',
  );
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer realm="author"')
    .send({ status: 401, message, 'status.code': 401, 'status.message': message });
}
