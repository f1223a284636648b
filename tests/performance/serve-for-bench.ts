import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts author and publish with content of their own.
 *
 * @param port publish's; author's is one less
 * @param data folder for the content, kept
 * @throws Error if publish has not answered within a minute
 */
export async function serveForBench(
  port: number,
  data = 'test-results/bench-data',
): Promise<{ stop(): void }> {
  const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'model-json/programs/main.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      AUTHOR_PORT: `${port - 1}`,
      PUBLISH_PORT: `${port}`,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      // prettier-ignore
      return { stop: () => void server.kill('SIGTERM') };
    await wait(200);
  }
  server.kill('SIGTERM');
  throw new Error(`publish did not start on port ${port}; did "npm run build" succeed?`);
}
