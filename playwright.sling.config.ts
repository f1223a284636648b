import { defineConfig } from '@playwright/test';
import config, { serverEnvironment } from './playwright.config';
import { publishUrl } from './tests/e2e/ports';

/**
 * The stories of authors, with the content in the Sling of `REPOSITORY`, `REPOSITORY_USER` and `REPOSITORY_PASSWORD`
 * (tests/engines/sling-stories.long.ts starts it). Stories that start an author of their own share it.
 */
export default defineConfig({
  ...config,
  outputDir: 'test-results/sling-stories',
  // A change is stored in two places, and Sling takes its share of the processors: slow is no fault here.
  projects: [
    { name: 'editor', testMatch: 'editor/**/*.spec.ts', timeout: 240_000, expect: { timeout: 30_000 } },
  ],
  webServer: {
    command: 'node scripts/start.js',
    url: `${publishUrl}/healthz`,
    // The first start stores the whole content in Sling.
    timeout: 600_000,
    env: {
      ...serverEnvironment,
      DATA_DIR: 'test-results/sling-data',
      DRAW_TIMEOUT: '60000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
