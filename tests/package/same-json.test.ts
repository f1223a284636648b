import { spawnSync } from 'node:child_process';
import path from 'node:path';

/*
 * The Java side of the site, over the site's own content, gives the JSON that the local server gives. Maven does all of
 * it: ui.apps/core. Where there is no JDK or no Maven there is nothing to compare with.
 */
const root = path.resolve(__dirname, '../..');
const MINUTE = 60_000;

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const missing = [
  ...(has('javac', '-version') ? [] : ['a JDK']),
  ...(has('mvn', '-version') ? [] : ['Maven']),
];

/** First with what is downloaded already, then with the network. */
function maven(...args: string[]): { status: number | null; output: string } {
  const run = (...more: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      'mvn',
      ['-B', '-q', `-Dnode.executable=${process.execPath}`, ...more, ...args],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return { status, output: stdout + stderr };
  };
  const offline = run('-o');
  return /offline mode/.test(offline.output) ? run() : offline;
}

if (missing.length > 0) {
  console.warn(
    `SKIPPED: Java's JSON is not compared with the local server's: ${missing.join(' and ')} not found`,
  );
}

(missing.length > 0 ? it.skip : it)(
  `gives the same JSON from Java${missing.length > 0 ? ` (skipped: ${missing.join(' and ')} not found)` : ''}`,
  () => {
    const { status, output } = maven('-pl', 'ui.apps/core', 'test');
    // The first pages that differ say enough.
    expect(status === 0 ? '' : output.slice(0, 8000)).toBe('');
  },
  15 * MINUTE,
);
