import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(__dirname, '../..');
/** The beginning of a text in a page's file. */
const TEXT = '"text": "<p>';

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

/** What an export says of itself at its end. */
export interface Figures {
  readonly addresses: number;
  /** How many of them were new or changed. */
  readonly made: number;
  readonly seconds: number;
  readonly processorSeconds: number;
}

/**
 * Seconds of processor time for an address: three minutes of two processors for 4,920. The site has several times as many by
 * now, since versions of products and further sizes of pictures are addresses, too.
 */
export const FOR_AN_ADDRESS = (2 * 180) / 4920;

/** @throws if the export has failed */
export function figuresOf({ code, said }: Exported): Figures {
  const line = /: (\d+) addresses \((\d+) new or changed.* in ([\d.]+) s, ([\d.]+) s of processor time/;
  const found = line.exec(said);
  if (code !== 0 || !found) throw new Error(said);
  const [addresses = NaN, made = NaN, seconds = NaN, processorSeconds = NaN] = found.slice(1).map(Number);
  return { addresses, made, seconds, processorSeconds };
}

/** Changes a word in the text of a published page. @param page its file below the site's published content */
export function changeText(site: string, dataDir: string, page: string): void {
  const file = path.join(dataDir, 'publish/content', site, page);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(TEXT)) throw new Error(`${page} has no text`);
  writeFileSync(file, text.replace(TEXT, `${TEXT}Hello. `));
}
