export interface Options {
  /** How many pages; undefined for all. */
  readonly sample: number | undefined;
  /** Another one chooses other pages. */
  readonly seed: string;
}

/** @throws if a word is unknown */
export function readOptions(words: readonly string[]): Options {
  let sample: number | undefined;
  // A sample changes from day to day.
  let seed = new Date().toISOString().slice(0, 10);
  for (const word of words) {
    const [name, value = ''] = word.split('=', 2);
    if (name === '--sample' && Number(value) > 0) sample = Number(value);
    else if (name === '--seed') seed = value;
    else if (name !== '--site')
      throw new Error(`${word} is unknown; there are --site=NAME, --sample=COUNT and --seed=TEXT`);
  }
  return { sample, seed };
}
