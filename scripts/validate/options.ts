import { spawnSync } from 'node:child_process';

export interface Options {
  /** How many pages; undefined for all. */
  readonly sample: number | undefined;
  /** Another one chooses other pages. */
  readonly seed: string;
}

/** @throws if a word is unknown */
export function readOptions(words: readonly string[]): Options {
  let sample: number | undefined;
  let seed = commit();
  for (const word of words) {
    const [name, value = ''] = word.split('=', 2);
    if (name === '--sample' && Number(value) > 0) sample = Number(value);
    else if (name === '--seed') seed = value;
    else if (name !== '--site')
      throw new Error(`${word} is unknown; there are --site=NAME, --sample=COUNT and --seed=TEXT`);
  }
  return { sample, seed };
}

/** A sample changes from commit to commit. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : new Date().toISOString().slice(0, 10);
}
