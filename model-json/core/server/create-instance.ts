import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry, Services } from '../exporter/Exporter';
import { REPLICATION } from '../repository/data-folder';
import type { Repository } from '../repository/Repository';
import { Answers } from './pages/Answers';
import { Renditions } from './coreimg/Renditions';
import type { BehindFront } from './front/behind-front';
import type { Feature } from './Feature';
import type { Frontend } from './frontend/frontend';
import type { FeatureServices, Instance } from './Instance';
import { parametersOf } from './pages/model-parameters';
import { Models } from './pages/Models';
import { Pages } from './pages/Pages';
import { PostCounts } from './security/PostCounts';
import { ProblemLog } from './logs/problem-log';
import { Replication } from './replicate/Replication';
import type { RunMode } from './settings/run-mode';
import { securityHeadersOf } from './security/security-headers';
import { trustOf } from './security/trusted-proxies';
import { urlMapping } from './pages/short-urls';
import { vanityPaths } from './pages/vanity-paths';

/** What features are told when an instance is made. A feature adds its own names to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureOptions {}

export interface InstanceOptions extends FeatureOptions {
  readonly runMode: RunMode;
  readonly repository: Repository;
  /** What author publishes to; undefined where visitors see the same content. */
  readonly publish?: Repository;
  /** Exporters by resource type. */
  readonly registry: Registry;
  /** What the site has beyond the core. @default nothing */
  readonly features?: readonly Feature[];
  /** What webpack built, as it is now. */
  readonly frontend: () => Frontend;
  /** Folder for resized pictures. */
  readonly renditionsDir: string;
  /** Folder for what is still to be published. @default `replication` beside the one for pictures */
  readonly replicationDir?: string;
  /** Seconds that browsers are to come by HTTPS only. @default left to the TLS end */
  readonly hstsSeconds?: number | undefined;
  /** Proxies whose `X-Forwarded-For` counts: addresses and networks. @default none */
  readonly trustedProxies?: readonly string[];
  /** Where a proxy in front of author stands, which lets authors in. @default none: author is for this machine only */
  readonly authorOrigin?: string | undefined;
  /** `https://www.example.com`; undefined takes the host of each request. */
  readonly publicOrigin?: string;
  /** Markup that development adds to the end of each page. */
  readonly inject?: string;
  /** The program in front that keeps answers and counts queries. @default the instance does both itself */
  readonly front?: BehindFront;
  readonly log: FastifyBaseLogger;
}

export function createInstance(options: InstanceOptions): Instance {
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
    log,
  } = options;
  const problems = new ProblemLog((details, line) => log.warn(details, line));
  const urls = eachVersion(repository, () => urlMapping(runMode, repository));
  const models: Models = new Models({
    repository,
    registry,
    urls,
    problems,
    services: () => Object.assign({}, ...features.map(({ services }) => services?.(own))) as Services,
  });
  const framedBy = runMode === 'author' ? "'self'" : "'none'";
  const headers = securityHeadersOf(options.hstsSeconds);
  const version = () => `${repository.version} ${frontend().build}`;
  const renditions = new Renditions(renditionsDir);
  const isTrustedProxy = trustOf(options.trustedProxies);
  const parts = { options, models, renditions };
  const own = Object.assign({}, ...features.map(({ open }) => open?.(parts))) as FeatureServices;
  return {
    ...own,
    features,
    parameters: parametersOf(features),
    runMode,
    repository,
    publish: options.publish,
    replication: replicationOf(options),
    frontend,
    urls,
    vanityPaths: eachVersion(repository, () => vanityPaths(repository)),
    models,
    problems,
    pages: new Pages({ models, frontend, version, problems, framedBy, inject }),
    answers: front?.answers ?? new Answers(version, headers, log),
    renditions,
    headers,
    posts: front?.posts ?? new PostCounts(isTrustedProxy),
    isTrustedProxy,
    authorOrigin: options.authorOrigin,
    publicOrigin,
    inject,
  };
}

function replicationOf({ repository, publish, replicationDir, renditionsDir, log }: InstanceOptions) {
  if (!publish) return undefined;
  return new Replication({
    author: repository,
    publish,
    dir: replicationDir ?? path.join(renditionsDir, '..', REPLICATION),
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
  });
}

/** Makes a value when it is first asked for, and again after each change of the content. */
function eachVersion<T>(repository: Repository, make: () => T): () => T {
  let made: { readonly version: number; readonly value: T } | undefined;
  return () => {
    if (made?.version !== repository.version) made = { version: repository.version, value: make() };
    return made.value;
  };
}
