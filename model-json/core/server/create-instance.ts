import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/Accounts';
import type { Registry, Services } from '../exporter/Exporter';
import { AGENT_CHANGES, PREVIEWS, REPLACEMENTS, TRANSLATIONS } from '../repository/data-folder';
import { once } from '../repository/once';
import type { Repository } from '../repository/Repository';
import { guardedParts } from './accounts/rights/guarded-parts';
import { AgentChanges } from './mcp/changes/AgentChanges';
import { AssetStore, type AssetSettings } from './assets/store/AssetStore';
import { Answers } from './pages/Answers';
import { Renditions } from './coreimg/Renditions';
import type { BehindFront } from './front/behind-front';
import type { Feature } from './Feature';
import type { Frontend } from './frontend/frontend';
import type { FeatureServices, Instance } from './Instance';
import { Replacements } from './replace/Replacements';
import { togetherOf } from './together/together-of';
import { parametersOf } from './pages/model-parameters';
import type { PublishNodes } from './nodes/author/PublishNodes';
import { Models } from './pages/Models';
import { Pages } from './pages/Pages';
import { PostCounts } from './security/PostCounts';
import { PreviewLinks } from './preview/PreviewLinks';
import { ProblemLog } from './logs/problem-log';
import { CsrfTokens } from './security/csrf/CsrfTokens';
import type { RunMode } from './settings/run-mode';
import { securityHeadersOf } from './security/security-headers';
import { Translations } from './translation/Translations';
import { trustOf } from './security/trusted-proxies';
import { urlMapping, type UrlMapping } from './pages/addresses/short-urls';
import { TextLinks } from './pages/addresses/TextLinks';
import type { SpaApp } from './spa/SpaApp';
import type { EdgeDelivery } from './edge-delivery/EdgeDelivery';
import type { UniversalEditor } from './universal/UniversalEditor';
import { vanityPathsOf } from './pages/addresses/vanity-paths';

/** Options for features when an instance is created. A feature adds its own names to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureOptions {}

export interface InstanceOptions extends FeatureOptions {
  readonly runMode: RunMode;
  readonly repository: Repository;
  /** The repository that author publishes to; undefined if visitors see the same content. */
  readonly publish?: Repository;
  /** Publish nodes on other machines. @default none */
  readonly nodes?: PublishNodes | undefined;
  /** The version of the content, the same on each node with the same content. @default nothing names it */
  readonly contentVersion?: () => string | null;
  /** Whether answers are marked with the keys by which caches purge them. @default false */
  readonly hasSurrogateKeys?: boolean;
  /** Exporters by resource type. */
  readonly registry: Registry;
  /** The site's features beyond the core. @default none */
  readonly features?: readonly Feature[];
  /** Where the server is mounted, before the address of everything on its pages. @default '' */
  readonly contextPath?: string;
  /** webpack's current output. */
  readonly frontend: () => Frontend;
  /** Who may use author. @default everybody on this machine, for everything */
  readonly accounts?: Accounts | undefined;
  /** For the part of the content that some people may read: the instance with all of it. */
  readonly whole?: Instance;
  /** Folder for what features make from the content. @default that of the folder for pictures */
  readonly madeDir?: string;
  /** Folder for resized pictures. */
  readonly renditionsDir: string;
  /** Folder for pending publications. @default `replication` beside the one for pictures */
  readonly replicationDir?: string;
  /** Folder for versions. @default `versions` beside the one for pictures */
  readonly versionsDir?: string;
  /** Folder for comments and notices. @default `together` beside the one for pictures */
  readonly togetherDir?: string;
  /** Which files become assets. @default 2 GB, 100 million pixels, not scanned */
  readonly assets?: AssetSettings | undefined;
  /** Seconds for which browsers must use HTTPS. @default left to the TLS proxy */
  readonly hstsSeconds?: number | undefined;
  /** Proxies whose `X-Forwarded-For` counts: addresses and networks. @default none */
  readonly trustedProxies?: readonly string[];
  /** Address of a proxy that authenticates authors. @default none: author serves this machine only */
  readonly authorOrigin?: string | undefined;
  /** Whether agents may work on author's content (`/mcp`). @default false */
  readonly isOpenToAgents?: boolean;
  /** Lets author's pages be edited in the Universal Editor. @default they are not */
  readonly universalEditor?: UniversalEditor | undefined;
  /** Answers with documents of Edge Delivery. @default nothing does */
  readonly edgeDelivery?: EdgeDelivery | undefined;
  /** Applications of others that draw some of its pages. @default none */
  readonly spaApps?: readonly SpaApp[];
  /** `https://www.example.com`; if undefined, the host of each request. */
  readonly publicOrigin?: string;
  /** Markup added to the end of each page in development. */
  readonly inject?: string;
  /** Whether browsers report violations of a page's Content-Security-Policy to this server. @default true */
  readonly cspReports?: boolean;
  /** Origin of another publish server that accepts this site's forms. @default this one */
  readonly formsOrigin?: string | undefined;
  /** Whether the site is served as files, without anybody to ask (`Services.isStatic`). @default false */
  readonly isStatic?: boolean;
  /** The program in front that caches answers and counts queries. @default the instance does both itself */
  readonly front?: BehindFront;
  readonly log: FastifyBaseLogger;
}

export function createInstance(given: InstanceOptions): Instance {
  const guarded = guardedParts(given);
  const options = { ...given, ...guarded.trees };
  const {
    runMode,
    repository,
    registry,
    features = [],
    frontend,
    renditionsDir,
    publicOrigin,
    front,
    inject = '',
    isStatic = false,
    spaApps = [],
    log,
  } = options;
  const problems = new ProblemLog((details, line) => log.warn(details, line));
  const spaRoots = spaApps.map(({ root }) => root);
  const mappingOf = (tree: Repository) => urlMapping(runMode, tree, spaRoots);
  const urls = eachVersion(repository, () => mappingOf(repository));
  const services = () =>
    Object.assign({ isStatic }, ...features.map((feature) => feature.services?.(own))) as Services;
  const { contextPath } = options;
  const models: Models = new Models({
    repository,
    registry,
    urls,
    contextPath,
    spaRoots,
    problems,
    services,
  });
  const framedBy = runMode === 'author' ? "'self'" : "'none'";
  const policy = {
    isReported: options.cspReports !== false && runMode === 'publish',
    formsOrigin: options.formsOrigin,
  };
  const headers = securityHeadersOf(options.hstsSeconds);
  const version = () => `${repository.version} ${frontend().build}`;
  const renditions = given.whole?.renditions ?? new Renditions(renditionsDir);
  const isTrustedProxy = trustOf(options.trustedProxies);
  const parts = { options, models, renditions };
  const own = Object.assign({}, ...features.map(({ open }) => open?.(parts))) as FeatureServices;
  const pagesOf = (drawn: Models, map: UrlMapping['map'], drawnVersion: () => unknown) =>
    new Pages({
      ...{ models: drawn, frontend, version: drawnVersion, problems, framedBy, policy },
      ...(runMode === 'publish' && { textLinks: new TextLinks(map) }),
      inject: (page, html) =>
        [inject, ...features.map(({ markup }) => markup?.(own, page, html) ?? '')].join(''),
    });
  const drawnFrom: Instance['drawnFrom'] = (other, linked = (mapping) => mapping) => {
    const mapping = once(() => linked(mappingOf(other)));
    const drawn = new Models({ repository: other, registry, urls: mapping, spaRoots, problems, services });
    const pages = pagesOf(
      drawn,
      (path) => mapping().map(path),
      () => frontend().build,
    );
    return { ...instance, repository: other, urls: mapping, models: drawn, pages };
  };
  const instance: Instance = {
    ...own,
    drawnFrom,
    features,
    parameters: parametersOf(features),
    runMode,
    isStatic,
    repository,
    publish: options.publish,
    replication: guarded.replication,
    schedule: guarded.schedule,
    treeJobs: guarded.treeJobs,
    launches: guarded.launches,
    promotion: guarded.promotion,
    reviews: guarded.reviews,
    versions: guarded.versions,
    together: given.whole?.together ?? togetherOf(options),
    ...besideOf(options),
    accounts: runMode === 'author' ? options.accounts : undefined,
    assets: assetsOf(options),
    nodes: options.nodes,
    frontend,
    urls,
    vanityPaths: vanityPathsOf(repository),
    models,
    problems,
    pages: pagesOf(models, (path) => (contextPath ?? '') + urls().map(path), version),
    answers: front?.answers ?? new Answers(version, headers, log),
    renditions,
    headers,
    csrf: given.whole?.csrf ?? new CsrfTokens(),
    posts: front?.posts ?? new PostCounts(isTrustedProxy),
    isTrustedProxy,
    authorOrigin: options.authorOrigin,
    universalEditor: runMode === 'author' ? options.universalEditor : undefined,
    edgeDelivery: options.edgeDelivery,
    spaApps,
    publicOrigin,
    inject,
  };
  return instance;
}

/** What authors leave beside the content: all views of it share what the whole has. */
function besideOf({
  runMode,
  whole,
  renditionsDir,
  log,
}: InstanceOptions): Pick<Instance, 'agentChanges' | 'previews' | 'replacements' | 'translations'> {
  const { agentChanges, previews, replacements, translations } = whole ?? {};
  if (whole || runMode !== 'author') return { agentChanges, previews, replacements, translations };
  const dir = (name: string) => path.join(renditionsDir, '..', name);
  return {
    agentChanges: new AgentChanges(dir(AGENT_CHANGES), log),
    previews: new PreviewLinks(dir(PREVIEWS), log),
    replacements: new Replacements(dir(REPLACEMENTS), log),
    translations: new Translations(dir(TRANSLATIONS), log),
  };
}

function assetsOf({ runMode, repository, assets }: InstanceOptions) {
  const { binaries } = repository;
  if (runMode !== 'author' || !binaries) return undefined;
  return new AssetStore(repository, binaries, assets ?? { maxBytes: 2 * 1024 ** 3, maxPixels: 100e6 });
}

/** Computes a value on first use, and again after each content change. */
function eachVersion<T>(repository: Repository, make: () => T): () => T {
  let made: { readonly version: number; readonly value: () => T } | undefined;
  return () => {
    if (made?.version !== repository.version) made = { version: repository.version, value: once(make) };
    return made.value();
  };
}
