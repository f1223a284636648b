import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { authorPort, publishPort, publishUrl } from './tests/e2e/ports';

/** The stories of authors, with the content in the Sling at `REPOSITORY` (tests/engines/sling-stories.long.ts starts it). */
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
      AUTHOR_PORT: `${authorPort}`,
      PUBLISH_PORT: `${publishPort}`,
      DATA_DIR: 'test-results/sling-data',
      LOG_LEVEL: 'warn',
      DRAW_TIMEOUT: '60000',
      REPOSITORY: process.env.REPOSITORY ?? '',
      REPOSITORY_USER: 'admin',
      REPOSITORY_PASSWORD: 'admin',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
