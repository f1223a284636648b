import type { SubmissionStore } from '../../features/forms/submissions/SubmissionStore';
import type { Repository } from '../repository/Repository';
import type { AnswerKeeper } from './pages/Answers';
import type { Renditions } from './coreimg/Renditions';
import type { Documents } from '../../features/documents/server/Documents';
import type { Frontend } from './frontend/frontend';
import type { Models } from './pages/Models';
import type { Pages } from './pages/Pages';
import type { PostCounter } from './PostCounts';
import type { ProblemLog } from './logs/problem-log';
import type { Replication } from './replicate/Replication';
import type { RunMode } from './settings/run-mode';
import type { QueryLog } from '../../features/search/report/QueryLog';
import type { SiteSearch } from '../../features/search/server/SiteSearch';
import type { SecurityHeaders } from './security/security-headers';
import type { UrlMapping } from './pages/short-urls';
import type { VanityPath } from './pages/vanity-paths';

/** An author or publish instance: what its routes work with. */
export interface Instance {
  readonly runMode: RunMode;
  readonly repository: Repository;
  /** What author publishes to; undefined where visitors see the same content, at once. */
  readonly publish: Repository | undefined;
  /** Brings to `publish` what authors do. */
  readonly replication: Replication | undefined;
  readonly frontend: () => Frontend;
  readonly urls: () => UrlMapping;
  readonly vanityPaths: () => ReadonlyMap<string, VanityPath>;
  readonly models: Models;
  readonly pages: Pages;
  readonly problems: ProblemLog;
  /** What may be answered again. */
  readonly answers: AnswerKeeper;
  readonly renditions: Renditions;
  /** Data sheets, manuals and the catalogue, drawn from content. */
  readonly documents: Documents;
  /** What visitors sent by forms: publish adds, author reads. */
  readonly submissions: SubmissionStore;
  /** `SUBMISSIONS_DAYS`: how long it is kept. */
  readonly submissionsDays: number | undefined;
  readonly search: SiteSearch;
  /** What visitors looked for: publish counts, author reads. */
  readonly queries: Pick<QueryLog, 'dir' | 'add' | 'flush'>;
  /** How much a client has posted lately. */
  readonly posts: PostCounter;
  /** What every answer carries. */
  readonly headers: SecurityHeaders;
  /** Addresses of proxies whose `X-Forwarded-For` counts. */
  readonly isTrustedProxy: (address: string) => boolean;
  /** `AUTHOR_ORIGIN`: where a proxy in front of author stands. */
  readonly authorOrigin: string | undefined;
  /** `PUBLIC_ORIGIN`. */
  readonly publicOrigin: string | undefined;
  /** `SEARCH_ORIGINS`: other sites whose pages may ask the search. */
  readonly searchOrigins: ReadonlySet<string>;
  /** Markup that development adds to the end of each page. */
  readonly inject: string;
}
