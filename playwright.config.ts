import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser';
import { testsLeftOut } from './scripts/test/turns';
import { applicationUrls, authorPort, hostUrl, publishPort, publishUrl, WORKERS } from './tests/e2e/ports';

/** The settings of the server that stories are about; other kinds of servers add to them (`playwright.sling.config.ts`). */
export const serverEnvironment = {
  AUTHOR_PORT: `${authorPort}`,
  PUBLISH_PORT: `${publishPort}`,
  DATA_DIR: 'test-results/data',
  LOG_LEVEL: 'warn',
  SEARCH_ORIGINS: hostUrl,
  UNIVERSAL_EDITOR: 'on',
  UNIVERSAL_EDITOR_ORIGINS: applicationUrls.join(','),
  // Lets tests that send forms use different client addresses.
  TRUSTED_PROXIES: '127.0.0.1,::1',
};

/** Browser tests run against one server of their own with a data folder of its own, started as `npm start` does. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Too slow for every commit, or in another commit's turn.
  grepInvert: process.env.TEST_ALL ? undefined : [/@nightly/, ...testsLeftOut(process.env.TEST_TURN)],
  // Tests wait for pages more than for the processor: a third fills the two cores.
  workers: WORKERS,
  // A key can arrive before a busy machine is ready for it. What passes on another try is listed as flaky.
  retries: 2,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    baseURL: publishUrl,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for all pages, and none for graphics: a page costs a sixth less processor time, which is what tests
        // wait for.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--disable-gpu',
        // Makes text rendering in headless mode the same as in a window.
        '--font-render-hinting=slight',
      ],
    },
    // Recording successful runs takes a third of the time; `--trace on` shows a failure step by step.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.js',
    url: `${publishUrl}/healthz`,
    // The build runs first if needed.
    timeout: 300_000,
    env: serverEnvironment,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  projects: [
    // Pictures of the component library, taken before any test changes content.
    {
      name: 'pictures',
      testDir: 'tests/visual',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      use: { screenshot: 'off' },
      expect: {
        // Small colour differences count; the same browser renders the same page identically.
        toHaveScreenshot: {
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          threshold: 0.01,
          // Anti-aliased edges can be rounded either way: the limit is less than the outlines of four buttons.
          maxDiffPixels: 160,
        },
      },
    },
    // Three at once beside a server that has just started: a page can take more than the usual five seconds.
    { name: 'site', testIgnore: 'editor/**', expect: { timeout: 15_000 } },
    // An author's story opens the whole editor, and some take more than twenty steps: on a busy machine that is minutes.
    { name: 'editor', testMatch: 'editor/**/*.spec.ts', timeout: 150_000, expect: { timeout: 30_000 } },
  ],
});
