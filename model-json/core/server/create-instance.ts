import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../exporter/Exporter';
import { SubmissionStore } from '../../features/forms/submissions/SubmissionStore';
import { REPLICATION } from '../repository/data-folder';
import type { Repository } from '../repository/Repository';
import { Answers } from './pages/Answers';
import { Renditions } from './coreimg/Renditions';
import { Documents } from '../../features/documents/server/Documents';
import type { DrawingRoom } from '../../features/documents/server/DrawingRoom';
import type { BehindFront } from './front/behind-front';
import type { Frontend } from './frontend/frontend';
import type { Instance } from './Instance';
import { Models } from './pages/Models';
import { Pages } from './pages/Pages';
import { PostCounts } from './PostCounts';
import { ProblemLog } from './logs/problem-log';
import { Replication } from './replicate/Replication';
import type { RunMode } from './settings/run-mode';
import { openQueryLog } from '../../features/search/report/open-query-log';
import { securityHeadersOf } from './security/security-headers';
import { SiteSearch } from '../../features/search/server/SiteSearch';
import { trustOf } from './security/trusted-proxies';
import { urlMapping } from './pages/short-urls';
import { vanityPaths } from './pages/vanity-paths';

/** What was published is found within a second; an author at work saves often and seldom looks for it. */
const SEARCH_DELAY_MS: Readonly<Record<RunMode, number>> = { publish: 100, author: 2000 };

export interface InstanceOptions {
  readonly runMode: RunMode;
  readonly repository: Repository;
  /** What author publishes to; undefined where visitors see the same content. */
  readonly publish?: Repository;
  /** Exporters by resource type. */
  readonly registry: Registry;
  /** What webpack built, as it is now. */
  readonly frontend: () => Frontend;
  /** Folder for resized pictures. */
  readonly renditionsDir: string;
  /** Folder for what forms take in. @default `submissions` beside the one for pictures */
  readonly submissionsDir?: string;
  /** Days after which what forms took in is removed. @default never */
  readonly submissionsDays?: number | undefined;
  /** Folder for the search index. @default `search/<run mode>` beside the one for pictures */
  readonly searchDir?: string;
  /** Folder for what visitors looked for. @default `search/queries` beside the one for pictures */
  readonly queriesDir?: string;
  /** Folder for documents that are drawn from content. @default `documents/<run mode>` beside the one for pictures */
  readonly documentsDir?: string;
  /** Folder for what is still to be published. @default `replication` beside the one for pictures */
  readonly replicationDir?: string;
  /** What addresses in documents begin with. @default `publicOrigin`, else this machine's */
  readonly documentsOrigin?: string;
  /** Where documents are drawn, one at a time, for all instances that share it. @default a room of its own */
  readonly drawingRoom?: DrawingRoom;
  /** Seconds that browsers are to come by HTTPS only. @default left to the TLS end */
  readonly hstsSeconds?: number | undefined;
  /** Proxies whose `X-Forwarded-For` counts: addresses and networks. @default none */
  readonly trustedProxies?: readonly string[];
  /** Where a proxy in front of author stands, which lets authors in. @default none: author is for this machine only */
  readonly authorOrigin?: string | undefined;
  /** `https://www.example.com`; undefined takes the host of each request. */
  readonly publicOrigin?: string;
  /** Origins of other sites whose pages may ask the search. @default none */
  readonly searchOrigins?: readonly string[];
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
    services: { drawnFile: (...document) => documents.drawnFile(...document) },
  });
  const framedBy = runMode === 'author' ? "'self'" : "'none'";
  const headers = securityHeadersOf(options.hstsSeconds);
  const version = () => `${repository.version} ${frontend().build}`;
  const renditions = new Renditions(renditionsDir);
  const isTrustedProxy = trustOf(options.trustedProxies);
  const documents = new Documents({
    repository,
    contextAt: (page, parameters) =>
      models.context(page, { wcmMode: 'disabled', ...(parameters && { parameters }) }),
    renditions,
    dir: options.documentsDir ?? path.join(renditionsDir, '../documents', runMode),
    origin: options.documentsOrigin ?? publicOrigin ?? 'http://localhost:4503',
    ...(options.drawingRoom && { room: options.drawingRoom }),
    warn: (line) => log.warn(line),
  });
  return {
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
    documents,
    search: new SiteSearch({
      repository,
      folder: options.searchDir ?? path.join(renditionsDir, '../search', runMode),
      contextAt: (page) => models.context(page),
      delay: SEARCH_DELAY_MS[runMode],
      log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    }),
    queries:
      front?.queries ??
      openQueryLog(options.queriesDir ?? path.join(renditionsDir, '../search/queries'), (line) =>
        log.warn(line),
      ),
    submissions: new SubmissionStore(options.submissionsDir ?? path.join(renditionsDir, '../submissions')),
    submissionsDays: options.submissionsDays,
    headers,
    posts: front?.posts ?? new PostCounts(isTrustedProxy),
    isTrustedProxy,
    authorOrigin: options.authorOrigin,
    publicOrigin,
    searchOrigins: new Set(options.searchOrigins),
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
