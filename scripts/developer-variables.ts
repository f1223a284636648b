import type { Variable } from '../model-json/core/server/settings/Variable';

/** What our docs say about a variable that scripts and tests read. */
type Described = Pick<Variable, 'takes' | 'meaning' | 'without'>;

/** Environment variables of commands for developers, and of tests. Those of the servers are in `model-json/programs/all-settings.ts`. */
export const DEVELOPER_VARIABLES: Readonly<Record<string, Described>> = {
  SITE: {
    takes: 'a folder of `model-json/sites`',
    without: '`config.site` in package.json',
    meaning: 'The site that a command is for; the same as `--site=NAME`.',
  },
  DATA_DIR: {
    takes: 'folder',
    without: '`data`',
    meaning: 'The data folder that `npm run content:…` works on.',
  },
  CI: {
    takes: 'anything',
    without: 'not set',
    meaning:
      'Commands ask nothing; random tests always try the same; a browser test that fails is tried once more.',
  },
  TEST_ALL: {
    takes: '`1`',
    without: 'samples',
    meaning: 'Exhaustive tests run in full; `npm run test:all` sets it.',
  },
  TEST_TURN: {
    takes: '`1` to `8`',
    without: 'the turn of the commit',
    meaning: 'Which eighth of the slow tests `npm test` runs.',
  },
  UPDATE_LOOKS: {
    takes: '`1`',
    without: 'not set',
    meaning: 'Nightly tests write how migrated pages look again, with screenshots to read.',
  },
  UNIVERSAL_EDITOR_SAMPLE: {
    takes: 'folder',
    without: 'a clone from GitHub',
    meaning: 'A clone of Adobe’s sample application for the Universal Editor, for its nightly test.',
  },
  E2E_PORT: { takes: 'port', without: '14502', meaning: 'First of the ports of the browser tests’ servers.' },
  CHROMIUM_PATH: {
    takes: 'file',
    without: 'the one that `npm test` finds or installs',
    meaning: 'The browser for tests.',
  },
  JAVA_HOME: {
    takes: 'folder',
    without: 'the `java` on the PATH',
    meaning: 'The JDK for `npm run package`.',
  },
  CONFORMANCE_DIR: {
    takes: 'folder',
    without: '`../shared/conformance`',
    meaning: 'Adobe’s test cases for `npm run conformance`.',
  },
  KILLS: { takes: 'a number', without: '100', meaning: 'How often `npm run attack` kills the author.' },
  PUBLISH_KILLS: { takes: 'a number', without: '10', meaning: 'The same in `kill-publish.test.ts`.' },
  VERSION_KILLS: { takes: 'a number', without: '3', meaning: 'The same in `kill-versions.test.ts`.' },
  SCHEDULE_KILLS: { takes: 'a number', without: '5', meaning: 'The same in `kill-schedule.test.ts`.' },
  LAUNCH_KILLS: { takes: 'a number', without: '4', meaning: 'The same in `kill-launch.test.ts`.' },
  BENCH_SEARCH: {
    takes: 'folder',
    without: 'each drawer reads the content',
    meaning: 'A complete search index for the drawers of `npm run bench:serve`, which sets it.',
  },
  FAULT_TABLE: {
    takes: 'file',
    without: 'no rows are noted',
    meaning: 'Where tests note what faults have led to; `npm run test:all` sets it, and prints the rows.',
  },
  NODE_FAULTS: {
    takes: 'a number',
    without: '4',
    meaning: 'Kills and broken connections in `kill-nodes.test.ts`.',
  },
  SEARCH_PRODUCTS: {
    takes: 'a number',
    without: '20000',
    meaning: 'How many products `opensearch-cluster.long.ts` indexes.',
  },
  SLING_ORIGIN: {
    takes: 'origin',
    without: 'one is started',
    meaning:
      'A running Sling for `sling-post.long.ts`, `sling-repository.test.ts` and `sling-author.test.ts`.',
  },
  SLING_KILLS: {
    takes: 'a number',
    without: '3',
    meaning: 'How often `sling-follow.long.ts` kills Sling.',
  },
  SLING_LEASE: {
    takes: 'seconds',
    without: '45',
    meaning:
      'The lease of a node in `sling-cluster.long.ts` and `sling-cluster-publish.long.ts`; Oak’s default is 120.',
  },
  SLING_POST_RUNS: {
    takes: 'a number',
    without: '2000',
    meaning: 'How many generated sequences of posts `sling-post.long.ts` compares.',
  },
  SLING_STORIES: {
    takes: 'parts of files’ names, separated by commas',
    without: 'all',
    meaning: 'Which stories of authors `sling-stories.long.ts` runs: `offline,accounts`.',
  },
};

/** Read by our code, but defined by Node, npm and tools, or by a test for a program that it starts. */
export const OF_TOOLS = ['PATH', 'NODE_ENV', 'npm_execpath', 'PLAYWRIGHT_JSON_OUTPUT_NAME', 'BENCH_PAGE'];
