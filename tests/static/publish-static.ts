import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(__dirname, '../..');

export interface Exported {
  readonly code: number | null;
  /** What it printed. */
  readonly said: string;
}

/** `npm run publish:static`. @param kill called with what it has printed so far: true kills it at once */
export function publishStatic(
  site: string,
  words: readonly string[],
  dataDir: string,
  kill: (said: string) => boolean = () => false,
): Promise<Exported> {
  const script = path.join(root, 'scripts/serve/static.js');
  const child = spawn(process.execPath, [script, '--site', site, ...words], {
    env: { ...process.env, SITE: site, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const timer = setInterval(() => {
    if (child.pid !== undefined && kill(said)) process.kill(-child.pid, 'SIGKILL');
  }, 20);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ code, said });
    }),
  );
}

const manifest = z.object({
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string(), type: z.string() })),
});

/** The manifest of the live generation. */
export const manifestOf = (out: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(out, 'current/manifest.json'), 'utf8'))).files;
