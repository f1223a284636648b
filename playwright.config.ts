import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser';

/** Two runs side by side need ports of their own: `E2E_PORT=15502 npm run e2e`. */
const author = Number(process.env.E2E_PORT ?? 14502);
const publish = author + 1;

/** Browser tests run against a server of their own with a data folder of its own; `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${publish}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node_modules/.bin/tsx model-json/server/main.ts',
    url: `http://localhost:${publish}/healthz`,
    env: {
      AUTHOR_PORT: `${author}`,
      PUBLISH_PORT: `${publish}`,
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  metadata: { author: `http://localhost:${author}` },
});
