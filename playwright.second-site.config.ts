import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { libraryAuthorPort, libraryPort, libraryUrl } from './tests/second-site/ports';

/** Browser tests of the second site, on a server of its own that builds what is missing. */
export default defineConfig({
  ...config,
  testDir: 'tests/second-site',
  outputDir: 'test-results/second-site',
  projects: [{ name: 'library' }],
  use: { ...config.use, baseURL: libraryUrl },
  webServer: {
    command: 'node scripts/start.js --site=harbour',
    url: `${libraryUrl}/healthz`,
    env: {
      AUTHOR_PORT: `${libraryAuthorPort}`,
      PUBLISH_PORT: `${libraryPort}`,
      DATA_DIR: 'test-results/library-data',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
