import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Tools that Java needs and this machine lacks. */
export const missingForJava = (): string[] => [
  ...(has('javac', '-version') ? [] : ['a JDK']),
  ...(has('mvn', '-version') ? [] : ['Maven']),
];

/**
 * Compares Java's JSON with the local server's (ui.apps/core).
 *
 * @param pages which pages, as an argument of scripts/same-json.ts: `--every-page`; a sample if empty
 * @returns the first differing pages as reported by Maven; empty if there are none
 */
export function sameJson(...pages: string[]): string {
  if (pages.length > 0) {
    const written = run(process.execPath, '--import', 'tsx', 'scripts/same-json.ts', ...pages);
    if (written.status !== 0) return written.output.slice(-8000);
  }
  const { status, output } = maven(
    '-pl',
    'ui.apps/core',
    ...(pages.length > 0 ? ['-Dexec.skip'] : []),
    'test',
  );
  return status === 0 ? '' : output.slice(0, 8000);
}

/** First offline with what has been downloaded, then online. */
function maven(...args: string[]) {
  const command = ['mvn', '-B', '-q', `-Dnode.executable=${process.execPath}`] as const;
  const offline = run(...command, '-o', ...args);
  return /offline mode/.test(offline.output) ? run(...command, ...args) : offline;
}

function run(program: string, ...words: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}
