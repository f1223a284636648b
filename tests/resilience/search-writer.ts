import { documents, Indexed } from '../../model-json/features/search/server/index/testing';

/*
 * An index whose content changes endlessly: sometimes a few documents (updated one by one), sometimes all of them
 * (rebuilt). Prints `built` when the changes begin.
 */
async function run(folder: string): Promise<void> {
  const site = new Indexed(folder, documents(400, 'Round 0'));
  await site.index.settled();
  process.stdout.write('built\n');
  for (let round = 1; ; round += 1) {
    const old = site.found;
    const young = documents(400, `Round ${round}`);
    site.change(round % 3 === 0 ? young : [...young.slice(0, 60), ...old.slice(60)]);
    await site.index.settled();
  }
}

void run(process.argv[2]!);
