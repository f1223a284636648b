import type { Feature } from './Feature';
import type { Repository } from '../repository/Repository';
import type { AnswerKeeper } from './pages/Answers';
import type { Renditions } from './coreimg/Renditions';
import type { Frontend } from './frontend/frontend';
import type { Models } from './pages/Models';
import type { Pages } from './pages/Pages';
import type { PostCounter } from './security/PostCounts';
import type { ProblemLog } from './logs/problem-log';
import type { Replication } from './replicate/Replication';
import type { RunMode } from './settings/run-mode';
import type { SecurityHeaders } from './security/security-headers';
import type { UrlMapping } from './pages/short-urls';
import type { VanityPath } from './pages/vanity-paths';

/** What features have opened for an instance. A feature adds its own names to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureServices {}

/** An author or publish instance: what its routes work with. */
export interface Instance extends FeatureServices {
  readonly features: readonly Feature[];
  /** Query parameters that models look at, with the longest value of each. */
  readonly parameters: ReadonlyMap<string, number>;
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
  /** Markup that development adds to the end of each page. */
  readonly inject: string;
}
