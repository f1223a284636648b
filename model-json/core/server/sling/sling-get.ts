import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '../../exporter/shared/pages';
import { withoutExtension } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { sendAsset } from './assets';
import { Body } from '../http/Body';
import { contentsModelBody } from '../pages/contents-model-body';
import { sendComparison } from '../../../features/catalogue/server/send-comparison';
import { sendDownload } from './core-download';
import { sendAdaptiveImage } from '../coreimg/adaptive-image';
import { defaultJson } from './default-get';
import { sendDocument } from '../../../features/documents/server/send-document';
import { sendInheritance } from '../editor/send-inheritance';
import { sendInsertable } from '../editor/send-insertable';
import { sendFeed } from '../feed/send-feed';
import { sendSubmissions } from '../../../features/forms/server/send-submissions';
import { getPageHtml, redirectMoved, sendPage } from '../pages/get-page';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { asksForExample, sendExample } from '../../../features/library/server/library';
import { modelParameters } from '../pages/model-parameters';
import { movedTo } from '../relocate/moved-to';
import { sendReferences } from '../relocate/send-references';
import { readRoute } from './read-route';
import { originOf } from '../security/request-origin';
import { sendPublication } from '../replicate/send-publication';
import { sendSearchResults } from '../../../features/search/server/pages/search-results';
import { searchModelBody } from '../../../features/search/server/search-model-body';
import { SHARED_RESOURCE } from '../security/security-headers';
import { sendBody } from '../http/send-body';
import { sendPolicy } from './send-policy';
import { sendSitemap } from '../sitemap/sitemap-routes';
import { decodePath, type SlingUrl } from './sling-url';
import { wcmModeOf } from '../pages/wcm-mode';

const MODEL_CACHE = 'public, max-age=300, stale-while-revalidate=3600';
const AUTHOR_CACHE = 'private, no-cache';

/** Everything that is content: Sling finds the resource in the path, and the rest of the path says how to show it. */
export function slingGet(app: FastifyInstance, instance: Instance): void {
  readRoute(app, '/*', async (request, reply) => {
    const path = decodePath(request.raw.url ?? '/');
    const url = instance.urls().resolve(path);
    const resource = url.found ? instance.repository.get(url.resourcePath) : undefined;
    return resource
      ? show(instance, resource, path, url, request, reply)
      : vanity(instance, path, request, reply);
  });
}

async function show(
  instance: Instance,
  resource: Resource,
  path: string,
  url: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [selector] = url.selectors;
  if (selector === 'coreimg')
    return sendAdaptiveImage(instance, url, request, reply.headers(SHARED_RESOURCE));
  if (selector === 'coredownload') return sendDownload(resource, url, request, reply);
  if (selector === 'searchresults') return sendSearchResults(instance, resource, url, request, reply);
  if (url.extension === 'xml' && selector === 'sitemap')
    return sendSitemap(instance, resource, request, reply);
  if (url.extension === 'xml' && selector === 'feed') return sendFeed(instance, resource, request, reply);
  if (url.extension === 'json' && selector === 'model')
    return sendModel(instance, resource, url, request, reply);
  if (url.extension === 'json' && selector === 'policy')
    return sendPolicy(instance, resource, request, reply);
  if (url.extension === 'json' && selector === 'allowedcomponents')
    return sendInsertable(instance, resource, url, request, reply);
  if (url.extension === 'json' && selector === 'inheritance')
    return sendInheritance(instance, resource, url, request, reply);
  if (url.extension === 'json' && selector === 'publication')
    return sendPublication(instance, resource, url, request, reply);
  if (url.extension === 'json' && selector === 'references')
    return sendReferences(instance, resource, url, request, reply);
  if (url.extension === 'json') return sendJson(instance, resource, url, request, reply);
  if (url.extension === 'csv' && selector === 'form')
    return sendSubmissions(instance, resource, request, reply);
  if (url.extension === 'pdf' && isPage(resource))
    return sendDocument(instance, resource, url, request, reply);
  if (url.extension === 'csv' && selector === 'compare')
    return sendComparison(instance, resource, request, reply);
  const isWhole = url.extension === undefined && url.selectors.length === 0 && url.suffix === undefined;
  if (isWhole && resource.properties['jcr:primaryType'] === 'dam:Asset')
    return sendAsset(resource, request, reply);
  if (isPage(resource)) return getPageHtml(instance, resource, path, url, request, reply);
  if (asksForExample(resource, url)) return sendExample(instance, resource, request, reply);
  throw notFound();
}

async function sendModel(
  instance: Instance,
  resource: Resource,
  { selectors, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (selectors.length > 1 || suffix !== undefined) throw notFound();
  const given = modelParameters(request);
  const wcmMode = wcmModeOf(instance, request);
  const isShown = isPage(resource) && wcmMode === 'disabled';
  const asked = { wcmMode, parameters: isShown ? instance.models.shownOf(resource, given) : given };
  const body =
    (await searchModelBody(instance, resource, asked, request.raw.url ?? '')) ??
    contentsModelBody(instance, resource, asked, originOf(request, instance.publicOrigin)) ??
    instance.models.body(resource, asked);
  if (!body) throw notFound();
  reply.header('cache-control', instance.runMode === 'publish' ? MODEL_CACHE : AUTHOR_CACHE);
  return sendBody(request, reply, body);
}

/** Nodes as they are stored: for authors only, as the Dispatcher has it. */
async function sendJson(
  { runMode, repository }: Instance,
  resource: Resource,
  url: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (runMode === 'publish') throw notFound();
  const body = new Body(defaultJson(resource, url), 'application/json; charset=utf-8');
  const version = repository.versionOf(resource.path);
  if (version !== undefined) reply.header('content-version', version);
  return sendBody(request, reply.header('cache-control', AUTHOR_CACHE), body);
}

async function vanity(
  instance: Instance,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const moved = addressAfterMove(instance, path);
  if (moved !== undefined) return redirectMoved(request, reply, moved);
  const found = instance.vanityPaths().get(path.replace(/(?:\.html|\/)$/, ''));
  if (!found) throw notFound();
  if (found.redirect) return reply.redirect(instance.urls().map(`${found.page.path}.html`), 302);
  return sendPage(instance, found.page, request, reply);
}

/** The public address of what an address named before its page was moved. Authors' programs are told that it is gone. */
function addressAfterMove(
  { runMode, repository, urls, vanityPaths }: Instance,
  path: string,
): string | undefined {
  const { map, candidates } = urls();
  if (runMode === 'author' && !/^[^.]*(?:\.html)?$/.test(path)) return undefined;
  const former = (each: string) => vanityPaths().get(each)?.page;
  for (const candidate of candidates(path).filter((each) => each.endsWith(path))) {
    const to = movedTo(candidate.replace(/\/$/, ''), former, repository);
    if (to !== undefined) return map(withoutExtension(to) === to ? `${to}.html` : to);
  }
  return undefined;
}
