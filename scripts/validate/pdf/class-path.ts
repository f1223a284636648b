import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/class-paths');

/**
 * The class path with what a Maven project depends on: veraPDF, if no other is named. Maven fetches it the first time.
 *
 * @throws if it cannot be had
 */
export function classPath(pom = path.join(__dirname, 'pom.xml')): string {
  const key = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `${key}.txt`);
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const words = ['-q', '-B', '-ntp', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${file}`];
    const { status, error, stdout } = spawnSync('mvn', words, { encoding: 'utf8' });
    if (status !== 0)
      throw new Error(
        `Maven, which fetches what ${pom} names, did not run: ${error?.message ?? stdout.slice(-500)}`,
      );
  }
  return readFileSync(file, 'utf8').trim();
}
