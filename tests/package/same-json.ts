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
    const written = run(root, process.execPath, '--import', 'tsx', 'scripts/same-json.ts', ...pages);
    if (written.status !== 0) return written.output.slice(-8000);
  }
  const { status, output } = maven(
    root,
    '-pl',
    'ui.apps/core',
    ...(pages.length > 0 ? ['-Dexec.skip'] : []),
    'test',
  );
  return status === 0 ? '' : output.slice(0, 8000);
}

/** The same for pages that were written to a folder, as `strangers/write-pages.ts` does. */
export function sameJsonOf(folder: string): string {
  const words = ['-Dexec.skip', '-Dtest=SameJsonTest', `-Dsame.json=${folder}`, 'test'];
  const { status, output } = maven(root, '-pl', 'ui.apps/core', ...words);
  return status === 0 ? '' : output.slice(0, 8000);
}

/** Runs Maven in a folder: first offline with what has been downloaded, then online. */
export function maven(folder: string, ...args: string[]): Ended {
  const command = ['-B', '-q', `-Dnode.executable=${process.execPath}`];
  const offline = run(folder, 'mvn', ...command, '-o', ...args);
  return /offline mode/.test(offline.output) ? run(folder, 'mvn', ...command, ...args) : offline;
}

/** How a program ended, and what it wrote. */
interface Ended {
  readonly status: number | null;
  readonly output: string;
}

function run(folder: string, program: string, ...words: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    // One compiler and collector: Maven ends before others pay off.
    env: { MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC', ...process.env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}
