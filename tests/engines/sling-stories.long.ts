import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { SlingServer } from '../package/sling/SlingServer';

/*
 * All stories of authors in the browser, with the content in a real Apache Sling: what they do with the content on disk works
 * the same.
 */
const HOUR = 3_600_000;

/** Parts of their files' names. */
const ONLY = (process.env.SLING_STORIES ?? '').split(',').filter(Boolean);

const root = path.resolve(__dirname, '../..');

let sling: SlingServer;
beforeAll(async () => {
  sling = await SlingServer.start({ name: 'stories' });
}, HOUR);
afterAll(() => sling.stop());

it(
  'lets authors do everything in the browser',
  async () => {
    rmSync(path.join(root, 'test-results/sling-data'), { recursive: true, force: true });
    const stories = spawn(
      process.execPath,
      ['node_modules/.bin/playwright', 'test', '--config', 'playwright.sling.config.ts', ...ONLY],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          // Playwright refuses to start below Jest.
          JEST_WORKER_ID: undefined,
          REPOSITORY: `sling+${sling.origin}`,
          REPOSITORY_USER: 'admin',
          REPOSITORY_PASSWORD: 'admin',
        },
      },
    );
    expect(await new Promise((resolve) => stories.on('close', resolve))).toBe(0);
  },
  3 * HOUR,
);
