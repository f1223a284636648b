import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { languageTag, localeOf } from '../exporter/shared/locale/languages';
import { composedRepository } from '../repository/composed/composed-repository';
import { nearestNode } from '../repository/nearest-node';
import { readableRepository } from '../repository/rights/readable-repository';
import { accountRoutes } from './accounts/account-routes';
import type { Accounts } from './accounts/Accounts';
import { guardRoutes } from './accounts/rights/access';
import { Gate } from './accounts/rights/Gate';
import { Views } from './accounts/rights/Views';
import { hashOf } from './accounts/store/secrets';
import { authorWrites } from './editor/author-writes';
import { changeEvents } from './changes/change-events';
import { cspReports } from './security/csp-reports';
import { clientLibraries } from './frontend/client-libraries';
import { consolePages } from './console/console-pages';
import { createInstance, type InstanceOptions } from './create-instance';
import { editorPage } from './editor/editor-page';
import { sendError } from './http/error-pages';
import { housekeeping } from './frontend/housekeeping';
import { followAuthor } from './replicate/follow-author';
import { futureParts } from './launches/future-parts';
import type { Instance } from './Instance';
import { HttpError, notFound } from './http/http-error';
import { HttpServers, NO_TIMEOUTS } from './http/http-servers';
import { nameContent } from './nodes/name-content';
import { surrogateKeys } from './nodes/purge/surrogate-keys';
import { noSchemas } from './no-schemas';
import { markPreview } from './preview/mark-preview';
import { PREVIEW, type PreviewLink } from './preview/PreviewLink';
import { previewParts } from './preview/preview-parts';
import { previewRoutes } from './preview/preview-routes';
import { PreviewServers, type PreviewServer } from './preview/PreviewServers';
import { rightsOfMaker } from './preview/rights-of-maker';
import { mcpRoutes } from './mcp/mcp-routes';
import { languageRoutes } from './language/language-routes';
import { speakToAuthors, type SpokenLanguages } from './language/speak-to-authors';
import { queryBuilder } from './query/query-builder';
import { requestIdOf, requestLog } from './logs/request-log';
import { securityHeaders } from './security/security-headers';
import { togetherRoutes } from './together/together-routes';
import { traceRequests } from './operations/tracing/trace-requests';
import { sitemapRoutes } from './sitemap/sitemap-routes';
import { slingGet } from './sling/sling-get';

export interface ServerOptions extends InstanceOptions {
  /** Whether a request may get a cached answer. @default every request */
  readonly admits?: (request: IncomingMessage) => boolean;
  /** What authors read in other languages than English. @default nothing */
  readonly authorWords?: SpokenLanguages;
  /** Adds routes for development only. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** The folder beside the pictures for what is made from the parts of the content that some people may read. */
const VIEWS = 'views';

/** An author or publish instance as an HTTP server that is not listening yet. */
export function buildServer(options: ServerOptions): FastifyInstance {
  return serverOf(createInstance(options), options);
}

/** Asks who sends each request, and shows those who may not read everything a server of their own. */
function gateOf(accounts: Accounts, instance: Instance, options: ServerOptions): Gate {
  const { repository, publish } = instance;
  const { log, renditionsDir } = options;
  const views = new Views((rights) =>
    buildServer({
      ...options,
      whole: instance,
      repository: readableRepository(repository, rights),
      ...(publish && { publish: readableRepository(publish, rights) }),
      madeDir: path.join(renditionsDir, '..', VIEWS, hashOf(rights.view)),
    }),
  );
  rmSync(path.join(renditionsDir, '..', VIEWS), { recursive: true, force: true });
  return new Gate(accounts, views, options.repository, log);
}

/** A publish server over what visitors would see if a preview's pages were published. */
function previewServer(instance: Instance, options: ServerOptions, link: PreviewLink): PreviewServer {
  const { publish: _, accounts, nodes: __, assets: ___, ...shared } = options;
  const { renditionsDir } = shared;
  const { previews, repository, publish = repository, versions } = instance;
  const rights = rightsOfMaker(link, accounts);
  const home = `${PREVIEW}/${previews?.tokenOf(link) ?? ''}`;
  const own: ServerOptions = {
    ...shared,
    runMode: 'publish',
    whole: instance,
    repository: composedRepository(repository, publish, () =>
      link.launch === undefined
        ? previewParts(link, repository, rights, versions)
        : futureParts(link.launch, timeOf(link), instance, { author: repository, publish }, rights),
    ),
    contextPath: home,
    cspReports: false,
    madeDir: path.join(renditionsDir, '..', VIEWS, hashOf(`preview ${link.id} ${rights.view}`)),
    extend: (app) => markPreview(app, link, home, languageTag(localeOf(nearestNode(repository, link.path)))),
  };
  const preview = createInstance(own);
  return { app: serverOf(preview, own), instance: preview };
}

const timeOf = ({ day }: PreviewLink): number => (day === undefined ? Date.now() : Date.parse(day));

/** The same for an instance that is there already. */
export function serverOf(instance: Instance, options: ServerOptions): FastifyInstance {
  const { log, runMode, extend, admits = () => true, front, whole } = options;
  const accounts = runMode === 'author' ? options.accounts : undefined;
  const gate = accounts && !whole ? gateOf(accounts, instance, options) : undefined;
  const servers = new HttpServers(
    (request, response) => !accounts?.isOn && admits(request) && instance.answers.give(request, response),
    front && NO_TIMEOUTS,
    gate?.around,
  );
  const app = fastify({
    schemaController: noSchemas,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // The last address was added by the front.
    trustProxy: front ? (_address, hop) => hop === 0 : false,
    routerOptions: { maxParamLength: 2048, ignoreDuplicateSlashes: false },
    frameworkErrors: (error, request, reply) => void sendError(instance, error, request, reply),
    serverFactory: servers.create,
  });
  servers.endWith(app);
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(instance, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) reply.header('allow', 'GET, HEAD');
    const error = isRead ? notFound() : new HttpError(405, 'This address accepts GET and HEAD only');
    return sendError(instance, error, request, reply);
  });
  if (front)
    app.addHook('onRequest', (request, _reply, done) => {
      front.begin(request.id);
      done();
    });
  if (runMode === 'author') speakToAuthors(app, accounts, options.authorWords);
  if (options.contentVersion) nameContent(app, options.contentVersion);
  if (options.hasSurrogateKeys) surrogateKeys(app);
  securityHeaders(app, instance);
  const registered = accounts ? guardRoutes(app, accounts) : (register: () => void) => register();
  if (gate) app.addHook('onClose', () => gate.close());
  cspReports(app, instance);
  requestLog(app);
  traceRequests(app, runMode);
  extend?.(app);
  housekeeping(app, instance);
  clientLibraries(app, instance);
  for (const { routes } of instance.features) registered(() => routes?.(app, instance));
  if (runMode === 'author') {
    languageRoutes(app, instance, accounts);
    editorPage(app, instance);
    consolePages(app, instance);
    queryBuilder(app, instance);
    authorWrites(app, instance);
    accountRoutes(app, instance, accounts);
    togetherRoutes(app, instance, !whole);
    if (!whole) {
      followAuthor(app, instance);
      const servers = new PreviewServers((link) => previewServer(instance, options, link));
      previewRoutes(app, instance, accounts, servers);
    }
    changeEvents(app, instance);
    mcpRoutes(app, instance, options.isOpenToAgents ?? false);
    instance.universalEditor?.routes(app, instance);
  } else {
    sitemapRoutes(app, instance);
  }
  slingGet(app, instance);
  return app;
}
