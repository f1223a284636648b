import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkTo, linksOf } from '../../exporter/shared/links/links';
import { contentOf, getPage, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';
import { authorPage } from '../editor/author-page';
import { Body } from '../http/Body';
import {
  contentSecurityPolicy as policyFor,
  FRAME_HOSTS,
  policyHeaders,
  spaPolicy,
} from '../security/content-security-policy';
import { spaAppOf, type SpaBuild } from '../spa/SpaApp';
import { browserPage } from './browser-page';
import { withMinute } from './with-minute';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { isInLibrary } from '../../library/server/is-in-library';
import { chosenSettings } from '../../library/server/send-example';
import { visitorsChoices } from './model-parameters';
import { pageAddress } from './addresses/page-address';
import type { PageHtml } from './Pages';
import { dictionaryLink } from '../dictionary/dictionary-routes';
import { SPECULATION_HEADERS } from '../frontend/speculation-rules';
import { originOf } from '../security/request-origin';
import { sendBody } from '../http/send-body';
import type { SlingUrl } from '../sling/sling-url';
import { rememberWcmMode, wcmModeOf } from './wcm-mode';

/** Browsers revalidate, so that published changes show; a CDN can keep it for the 300 s that AEM recommends. */
const PUBLISHED = 'public, max-age=0, s-maxage=300, must-revalidate';
/** Browsers would remember it for ever, but the old address can get a page again. */
const MOVED = 'public, max-age=300';
const AUTHORED = 'private, no-cache';

/**
 * Answers with a page: drawn on the server, or, for authors while editing, with the application that draws it in the
 * browser.
 */
export async function getPageHtml(
  instance: Instance,
  page: Resource,
  path: string,
  url: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const canonical = instance.urls().map(`${page.path}.html`);
  const address = pageAddress(path, url, canonical);
  if (!address) throw notFound();
  if ('redirectTo' in address) {
    return redirectMoved(request, reply, address.redirectTo);
  }
  const wcmMode = wcmModeOf(instance, request);
  if (instance.runMode === 'author') rememberWcmMode(request, reply);
  if (wcmMode !== 'disabled') return sendAuthorPage(instance, page, wcmMode, request, reply);
  const target = redirectTarget(instance, page);
  if (target !== undefined && target !== canonical) return reply.redirect(target, 302);
  const spa = spaAppOf(instance.spaApps, page.path);
  if (spa) return sendSpaPage(instance, page, spa.build(), request, reply);
  const send = instance.universalEditor?.sendPage ?? sendPage;
  return send(instance, page, request, reply);
}

/** Redirects a visitor to a resource's current address. */
export function redirectMoved(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', MOVED).redirect(address + queryOf(request), 301);
}

/** Answers with a page that somebody else’s application draws in the visitor’s browser. */
function sendSpaPage(
  instance: Instance,
  page: Resource,
  { styles, scripts }: SpaBuild,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { models, inject, runMode } = instance;
  const html = browserPage({ page, wcmMode: 'disabled', models, styles, scripts, inject });
  const policy = spaPolicy(runMode === 'author' ? "'self'" : "'none'");
  reply.headers({ 'content-security-policy': policy, ...cacheFor(instance, page) });
  return sendBody(request, reply, new Body(html, 'text/html; charset=utf-8'));
}

/** Answers with a page at the requested address, even if it has another; the head contains its own. */
export async function sendPage(
  instance: Instance,
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const features = isInLibrary(page) ? [] : instance.features;
  for (const { pageSender } of features) {
    const send = pageSender?.(instance, page);
    if (send) return send(cacheFor(instance, page), request, reply);
  }
  const isDated = features.some((each) => each.isDated?.(instance, page));
  const shown = shownChoices(instance, page, request, isDated);
  const choices = Object.fromEntries(
    Object.entries(shown ?? {}).filter(([name]) => !isDated || name !== 'now'),
  );
  const isChosen = shown !== undefined && Object.keys(choices).length > 0;
  if (isDated && isChosen) {
    reply.header('x-robots-tag', 'noindex');
    if (features.some((each) => each.refuses?.(instance, page, shown))) reply.code(400);
  }
  if (isChosen && !areFew(choices)) return sendChosenPage(instance, page, shown, request, reply);
  const html = drawnPage(instance, page, request, shown);
  if (isDated) return sendUnkept(html, request, reply);
  const headers = {
    ...policyHeaders(html.contentSecurityPolicy),
    ...cacheFor(instance, page),
  };
  if (instance.runMode === 'publish' && !isChosen)
    instance.answers.keep(request, reply, { body: html.body, headers, names: instance.models.namesOf(page) });
  return sendBody(request, reply.headers(headers), html.body);
}

/**
 * The choices that the page shows, and the minute if it shows the time, which files cannot; with other parameters the page
 * is the same as without.
 */
function shownChoices(
  instance: Instance,
  page: Resource,
  request: FastifyRequest,
  isDated: boolean,
): Readonly<Record<string, string>> | undefined {
  if (isInLibrary(page)) return chosenSettings(instance, request);
  const asked = visitorsChoices(instance, request);
  return instance.models.shownOf(page, isDated && !instance.isStatic ? withMinute(asked) : asked);
}

/** Whether such a page is the same for many visitors: only units are chosen. */
const areFew = ({ units, ...others }: Readonly<Record<string, string>>): boolean =>
  Object.keys(others).length === 0 && (units === 'metric' || units === 'us');

const cacheFor = ({ runMode }: Instance, page: Resource) =>
  runMode === 'publish'
    ? { 'cache-control': PUBLISHED, ...SPECULATION_HEADERS, ...dictionaryLink(page) }
    : { 'cache-control': AUTHORED };

/** A page with a visitor's choices. Never cached; search engines see only the page itself, and no searches. */
async function sendChosenPage(
  { pages, publicOrigin }: Instance,
  page: Resource,
  choices: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = pages.chosenHtml(page, originOf(request, publicOrigin), choices);
  if (!html) throw notFound();
  if (choices.search_query ?? choices.p ?? choices.sent) reply.header('x-robots-tag', 'noindex');
  return sendUnkept(html, request, reply);
}

function sendUnkept(
  { body, contentSecurityPolicy }: PageHtml,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ ...policyHeaders(contentSecurityPolicy), 'cache-control': 'no-cache' });
  return sendBody(request, reply, body);
}

/** @throws HttpError 404 for a page that cannot be drawn */
export function drawnPage(
  { pages, publicOrigin }: Instance,
  page: Resource,
  request: FastifyRequest,
  choices?: Readonly<Record<string, string>>,
): PageHtml {
  const html = pages.html(page, originOf(request, publicOrigin), choices);
  if (!html) throw notFound();
  return html;
}

/**
 * Answers with the application that draws a page for authors.
 *
 * @param launch the release whose copy it is
 */
export function sendAuthorPage(
  { models, frontend, inject, spaApps }: Instance,
  page: Resource,
  wcmMode: 'edit' | 'preview',
  request: FastifyRequest,
  reply: FastifyReply,
  launch?: string,
): Promise<FastifyReply> {
  const spa = spaAppOf(spaApps, page.path)?.build();
  const html = authorPage({ page, wcmMode, models, frontend: frontend(), spa, inject, launch });
  reply.header('content-security-policy', spa ? spaPolicy("'self'") : policyFor([], "'self'", FRAME_HOSTS));
  reply.header('cache-control', AUTHORED);
  return sendBody(request, reply, new Body(html, 'text/html; charset=utf-8'));
}

/** The target of `cq:redirectTarget`: a page's address, or another site's. */
function redirectTarget({ models, repository }: Instance, page: Resource): string | undefined {
  const target = text(pageProperties(page), 'cq:redirectTarget');
  const content = contentOf(page);
  if (!target || !content || !(/^https?:\/\//.test(target) || getPage(repository, target))) return undefined;
  return linkTo(target, linksOf(content, models.context(page))).mappedUrl;
}

function queryOf({ raw: { url = '' } }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
