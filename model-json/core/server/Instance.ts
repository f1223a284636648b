import type { Accounts } from './accounts/Accounts';
import type { PreviewLinks } from './preview/PreviewLinks';
import type { AssetStore } from './assets/store/AssetStore';
import type { Feature } from './Feature';
import type { Repository } from '../repository/Repository';
import type { Versions } from '../repository/versions/Versions';
import type { AnswerKeeper } from './pages/AnswerKeeper';
import type { Renditions } from './coreimg/Renditions';
import type { Frontend } from './frontend/frontend';
import type { AgentChanges } from './mcp/changes/AgentChanges';
import type { Launches } from './launches/Launches';
import type { Promotion } from './launches/Promotion';
import type { PublishNodes } from './nodes/author/PublishNodes';
import type { Models } from './pages/Models';
import type { Pages } from './pages/Pages';
import type { PostCounter } from './security/PostCounts';
import type { CsrfTokens } from './security/csrf/CsrfTokens';
import type { ProblemLog } from './logs/problem-log';
import type { Replication } from './replicate/Replication';
import type { Replacements } from './replace/Replacements';
import type { Reviews } from './review/Reviews';
import type { Schedule } from './replicate/schedule/Schedule';
import type { TreeJobs } from './replicate/trees/TreeJobs';
import type { RunMode } from './settings/run-mode';
import type { SecurityHeaders } from './security/security-headers';
import type { Translations } from './translation/Translations';
import type { SpaApp } from './spa/SpaApp';
import type { Together } from './together/Together';
import type { EdgeDelivery } from './edge-delivery/EdgeDelivery';
import type { UniversalEditor } from './universal/UniversalEditor';
import type { UrlMapping } from './pages/addresses/short-urls';
import type { VanityPaths } from './pages/addresses/vanity-paths';

/** Services that features have created for an instance. A feature adds its own names to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureServices {}

/** An author or publish instance, as used by its routes. */
export interface Instance extends FeatureServices {
  readonly features: readonly Feature[];
  /** Query parameters read by models, with the maximum length of each. */
  readonly parameters: ReadonlyMap<string, number>;
  readonly runMode: RunMode;
  /** Whether its answers become files, which nobody makes again by the minute. */
  readonly isStatic: boolean;
  readonly repository: Repository;
  /** The repository that author publishes to; undefined if visitors see the same content at once. */
  readonly publish: Repository | undefined;
  /** Replicates authors' changes to `publish`. */
  readonly replication: Replication | undefined;
  /** Publications that are not due yet. */
  readonly schedule: Schedule | undefined;
  /** What authors ask each other to review; undefined on publish. */
  readonly reviews: Reviews | undefined;
  /** What authors have replaced over a site; undefined on publish. */
  readonly replacements: Replacements | undefined;
  /** What agents have changed, to undo it; undefined on publish. */
  readonly agentChanges: AgentChanges | undefined;
  /** Named sets of changes that are published as one. */
  readonly launches: Launches | undefined;
  /** Publishes them, and takes them back. */
  readonly promotion: Promotion | undefined;
  /** What language copies were translated from; undefined on publish. */
  readonly translations: Translations | undefined;
  /** Publications of whole trees. */
  readonly treeJobs: TreeJobs | undefined;
  /** Versions of author's pages and nodes; undefined on publish. */
  readonly versions: Versions | undefined;
  /** Links by which people without an account see pages before they are published; undefined on publish. */
  readonly previews: PreviewLinks | undefined;
  /** Who may use author; undefined on publish, and where everybody may. */
  readonly accounts: Accounts | undefined;
  /**
   * The same instance over other content, which does not change.
   *
   * @param linked changes the addresses of links between its pages. @default as they are
   */
  readonly drawnFrom: (repository: Repository, linked?: (urls: UrlMapping) => UrlMapping) => Instance;
  /** What people know of each other; undefined on publish. */
  readonly together: Together | undefined;
  /** Takes files in as assets; undefined on publish, and where nodes have no bytes. */
  readonly assets: AssetStore | undefined;
  /** Publish nodes on other machines; undefined if there are none. */
  readonly nodes: PublishNodes | undefined;
  readonly frontend: () => Frontend;
  readonly urls: () => UrlMapping;
  readonly vanityPaths: () => VanityPaths;
  readonly models: Models;
  readonly pages: Pages;
  readonly problems: ProblemLog;
  /** Answers that can be reused. */
  readonly answers: AnswerKeeper;
  readonly renditions: Renditions;
  /** Proofs that a change comes from one of its own pages. */
  readonly csrf: CsrfTokens;
  /** Number of a client's recent posts. */
  readonly posts: PostCounter;
  /** Headers of every answer. */
  readonly headers: SecurityHeaders;
  /** Whether an address is a trusted proxy, whose `X-Forwarded-For` counts. */
  readonly isTrustedProxy: (address: string) => boolean;
  /** `AUTHOR_ORIGIN`: the address of a proxy in front of author. */
  readonly authorOrigin: string | undefined;
  /** Lets its pages be edited in the Universal Editor; only author's. */
  readonly universalEditor: UniversalEditor | undefined;
  /** Answers with documents of Edge Delivery. */
  readonly edgeDelivery: EdgeDelivery | undefined;
  /** Applications of others that draw some of its pages. */
  readonly spaApps: readonly SpaApp[];
  /** `PUBLIC_ORIGIN`. */
  readonly publicOrigin: string | undefined;
  /** Markup added to the end of each page in development. */
  readonly inject: string;
}
