/** @jest-turn 8 */
import { readdirSync } from 'node:fs';
import type { Repository } from '../../Repository';
import { component, openFolder, page, type ContentFolder } from '../../testing/content-folder';
import { HOME, smallSite, TEASER } from '../../testing/small-site';
import { WeakDisk } from '../../testing/weak-disk';

const ABOUT = `${HOME}/about`;
const MOVED = `${ABOUT}/jcr:content/teaser`;

jest.setTimeout(60_000);

let disk: WeakDisk;
beforeEach(() => {
  disk = new WeakDisk();
});
afterEach(() => jest.restoreAllMocks());

/** Changes three pages at once: one edited, one created in a new folder, one removed. */
const change = (repository: Repository) =>
  repository.change((draft) => {
    draft.move(TEASER, MOVED);
    draft.create(`${ABOUT}/team`, page('Team'));
    draft.remove(`${HOME}/products/m-50`);
  });

/** The result of the change: all of it, or nothing. */
function hasHappened(repository: Repository): boolean {
  const signs = [
    repository.get(MOVED) !== undefined,
    repository.get(TEASER) === undefined,
    repository.get(`${ABOUT}/team`) !== undefined,
    repository.get(`${HOME}/products/m-50`) === undefined,
  ];
  expect(new Set(signs).size).toBe(1);
  return signs[0]!;
}

const isDone = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** How many disk operations the change needs when all is well. */
async function stepsOfChange(): Promise<number> {
  const { repository } = await smallSite();
  const before = disk.count;
  await change(repository);
  return disk.count - before;
}

async function eachStep(
  how: 'full' | 'dead',
  check: (site: { folder: ContentFolder; repository: Repository }, wasAccepted: boolean) => Promise<void>,
): Promise<void> {
  const steps = await stepsOfChange();
  expect(steps).toBeGreaterThan(10);
  for (let step = 0; step < steps; step++) {
    const site = await smallSite();
    disk.weaken(how, step);
    const wasAccepted = await isDone(change(site.repository));
    await check(site, wasAccepted);
    disk.mend();
  }
}

const dotFiles = ({ dir }: ContentFolder) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)\.(?!lock)/.test(file));

it.each(['full', 'dead'] as const)(
  'never applies a change that was refused on a %s disk, and loses nothing that is saved later',
  async (how) => {
    await eachStep(how, async ({ folder, repository }, wasAccepted) => {
      disk.mend();
      await repository.write(`${HOME}/jcr:content/root/text`, component('text', { n: 1 }));
      await repository.write(`${ABOUT}/jcr:content/later`, component('text', { n: 2 }));
      for (const reader of [repository, await openFolder(folder)]) {
        expect(hasHappened(reader)).toBe(wasAccepted);
        expect(reader.get(`${HOME}/jcr:content/root/text`)?.properties['n']).toBe(1);
        expect(reader.get(`${ABOUT}/jcr:content/later`)?.properties['n']).toBe(2);
      }
      expect(dotFiles(folder)).toEqual([]);
    });
  },
);

it.each(['full', 'dead'] as const)(
  'applies a change completely or not at all if the server dies on a %s disk',
  async (how) => {
    await eachStep(how, async ({ folder }, wasAccepted) => {
      disk.mend();
      const happened = hasHappened(await openFolder(folder));
      if (wasAccepted) expect(happened).toBe(true);
    });
  },
);
