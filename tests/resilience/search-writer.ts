import { documents, Indexed } from '../../model-json/features/search/server/testing';

/*
 * An index whose content changes without an end: now a few documents (written one by one), now all of them (made again). It says
 * `built` when it begins to change.
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
