/** @jest-turn 7 */
import {
  TRANSLATION_ADDRESS,
  TRANSLATION_TEXTS_ADDRESS,
  XLIFF_ADDRESS,
  type PageTranslations,
} from '../../shared/authoring/translation';
import { all, PEOPLE, SAMPLED_PEOPLE, PLACES, type Place } from './people';
import {
  asked,
  copyOf,
  languageOfCopy,
  otherThan,
  SAID,
  sourceIn,
  startTranslationSite,
  written,
  type TranslationSite,
} from './translation-site';

/* The rows of the rights table for translations: of a page in each place to a copy in the other. */

let site: TranslationSite;
beforeAll(async () => {
  site = await startTranslationSite();
});
afterAll(() => site.close());
beforeEach(() => site.freshPages());

/** Nothing that only readers of some pages may know. */
function expectNothingOf(hidden: readonly Place[], source: Place, text: string) {
  for (const place of hidden) {
    const secrets =
      place === source
        ? [SAID.before, SAID.now, SAID.removed, SAID.sourceTitle]
        : [SAID.copy, SAID.copyTitle];
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
}

describe.each(SAMPLED_PEOPLE)('%s', (who) => {
  const { role, reads, writes } = PEOPLE[who]!;
  const hidden = all.filter((place) => !reads.includes(place));
  /** 422: as far as they can see, the site has no such language. */
  const statusOf = (source: Place) =>
    !role ? 401 : !reads.includes(source) ? 404 : reads.includes(otherThan(source)) ? 200 : 422;
  const statusOfWrite = (source: Place) =>
    statusOf(source) !== 200 ? statusOf(source) : writes.includes(otherThan(source)) ? 200 : 403;
  const mayWrite = (source: Place) => statusOfWrite(source) === 200;

  it.each(all)('sees the state of copies if they may read them: from %s', async (source) => {
    const { status, text } = await site.get(who, TRANSLATION_ADDRESS, { path: sourceIn(source) });
    expect(status).toBe(!role ? 401 : reads.includes(source) ? 200 : 404);
    expectNothingOf(hidden, source, text);
    if (status !== 200) return;
    const { copies } = JSON.parse(text) as PageTranslations;
    expect(copies.map(({ path, state, changes }) => [path, state, changes])).toEqual(
      statusOf(source) === 200 ? [[copyOf(source), 'stale', 2]] : [],
    );
    for (const { refusal } of copies) expect(refusal === undefined).toBe(mayWrite(source));
  });

  it.each(all)('is told the source of a copy if they may read both: from %s', async (source) => {
    const { status, text } = await site.get(who, TRANSLATION_ADDRESS, { path: copyOf(source) });
    const readsCopy = reads.includes(otherThan(source));
    expect(status).toBe(!role ? 401 : readsCopy ? 200 : 404);
    expectNothingOf(hidden, source, text);
    if (status !== 200) return;
    const answer = JSON.parse(text) as PageTranslations;
    expect(answer.source).toBe(statusOf(source) === 200 ? sourceIn(source) : copyOf(source));
    if (hidden.includes(source)) expect(text).not.toContain(PLACES[source]);
  });

  it.each(all)('sees texts side by side and exports them if they may read both: from %s', async (source) => {
    for (const address of [TRANSLATION_TEXTS_ADDRESS, XLIFF_ADDRESS]) {
      const { status, text } = await site.get(who, address, asked(source));
      expect(status).toBe(statusOf(source));
      expect(text.includes(SAID.now) && text.includes(SAID.copy)).toBe(status === 200);
      expectNothingOf(hidden, source, text);
    }
    const { status, text } = await site.get(who, TRANSLATION_TEXTS_ADDRESS, {
      ...asked(source),
      path: copyOf(source),
    });
    // What is asked about is the copy, unless they may know its source.
    const readsCopy = reads.includes(otherThan(source));
    expect(status).toBe(!role ? 401 : !readsCopy ? 404 : statusOf(source) === 200 ? 200 : 422);
    expectNothingOf(hidden, source, text);
  });

  it.each(all)('marks as translated what they may change: from %s', async (source) => {
    const before = await site.keptOf(source);
    const { status, text } = await site.command(who, 'mark', asked(source));
    expect(status).toBe(statusOfWrite(source));
    expect(text.includes('"state":"translated"')).toBe(mayWrite(source));
    expectNothingOf(hidden, source, text);
    if (!mayWrite(source)) expect(await site.keptOf(source)).toEqual(before);
  });

  it.each(all)('writes texts of copies that they may change: from %s', async (source) => {
    const before = await site.keptOf(source);
    const { status, text } = await site.command(who, 'write', written(source));
    expect(status).toBe(statusOfWrite(source));
    expectNothingOf(hidden, source, text);
    if (mayWrite(source)) expect(site.textOfCopy(source)).toBe(written(source).text);
    else expect(await site.keptOf(source)).toEqual(before);
  });

  it.each(all)('makes copies where they may change pages: from %s', async (source) => {
    const expected = mayWrite(source) ? 201 : statusOfWrite(source);
    const before = await site.keptOf(source);
    // It has all components, so nothing would change.
    expect((await site.command(who, 'create', asked(source))).status).toBe(expected);
    expect(await site.keptOf(source)).toEqual(before);
    await site.site.repository.change((draft) => draft.remove(copyOf(source)));
    const { status, text } = await site.command(who, 'create', asked(source));
    expect(status).toBe(expected);
    expect(site.textOfCopy(source)).toBe(mayWrite(source) ? SAID.now : undefined);
    expectNothingOf(hidden, source, text);
  });

  it.each(all)(
    'imports translations of what they may read to what they may change: from %s',
    async (source) => {
      await site.saveVersion(source);
      const before = await site.keptOf(source);
      // One that says what the copy says would change only what it was translated from.
      for (const words of [undefined, 'Imported']) {
        const { status, text, pages, faults } = await site.importFile(
          who,
          await site.translatedFile(source, words),
        );
        expect(status).toBe(role ? 200 : 401);
        expect(pages.map(({ copy }) => copy)).toEqual(mayWrite(source) ? [copyOf(source)] : []);
        expectNothingOf(hidden, source, text);
        if (mayWrite(source)) expect(site.textOfCopy(source)).toBe(words ?? SAID.copy);
        else expect(await site.keptOf(source)).toEqual(before);
        const refusals: Readonly<Record<number, string>> = {
          403: `You may not change ${copyOf(source)}`,
          404: `There is no page at ${sourceIn(source)}`,
          422: `has no language “${languageOfCopy(source)}”`,
        };
        const refusal = refusals[statusOfWrite(source)];
        expect(faults).toMatchObject(
          refusal === undefined
            ? []
            : [{ kind: 'error', message: expect.stringContaining(refusal) as string }],
        );
      }
    },
  );

  it('exports a tree without the pages that they may not read', async () => {
    const { status, text } = await site.get(who, XLIFF_ADDRESS, {
      ...asked('other'),
      path: PLACES.other,
      tree: 'true',
    });
    expect(status).toBe(statusOf('other'));
    expect(text.includes(`original="${sourceIn('other')}"`)).toBe(status === 200);
  });
});

it.each(all)(
  'leaves a copy that somebody else has locked as it is, and says who has: from %s',
  async (source) => {
    const locker = site.site.person(`locker-${source}`, 'author', [{ path: '/content', level: 'write' }]);
    const colleague = site.site.person(`colleague-${source}`, 'author', [
      { path: '/content', level: 'write' },
    ]);
    const path = copyOf(source);
    await site.saveVersion(source);
    expect((await site.site.post('/bin/wcmcommand', { cmd: 'lockPage', path }, locker)).status).toBe(200);
    const before = await site.keptOf(source);
    const told = `locker-${source} has locked ${path}`;
    for (const words of [undefined, 'Imported']) {
      const { pages, faults } = await site.importFile(colleague, await site.translatedFile(source, words));
      expect(pages).toEqual([]);
      expect(faults).toMatchObject([{ kind: 'error', message: expect.stringContaining(told) as string }]);
    }
    for (const action of ['create', 'mark', 'write'] as const) {
      const { status, text } = await site.command(colleague, action, written(source));
      expect(status).toBe(423);
      expect(text).toContain(told);
    }
    expect(await site.keptOf(source)).toEqual(before);
    expect((await site.importFile(locker, await site.translatedFile(source, 'Imported'))).pages).toHaveLength(
      1,
    );
    expect(site.textOfCopy(source)).toBe('Imported');
  },
);
