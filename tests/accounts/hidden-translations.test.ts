import {
  TRANSLATION_ADDRESS,
  TRANSLATION_TEXTS_ADDRESS,
  XLIFF_ADDRESS,
  type PageTexts,
  type PageTranslations,
} from '../../shared/authoring/translation';
import { all, PLACES } from './people';
import {
  ADMIN,
  asked,
  copyOf,
  languageOfCopy,
  otherThan,
  sourceIn,
  startTranslationSite,
  type TranslationSite,
} from './translation-site';

/* What is not told of sources and copies to somebody who may not read them. */

let site: TranslationSite;
beforeAll(async () => {
  site = await startTranslationSite();
});
afterAll(() => site.close());
beforeEach(() => site.freshPages());

it.each(all)(
  'says the same of a page that may not be read, whether it is there or not: from %s',
  async (source) => {
    const who = site.site.person(`elsewhere-${source}`, 'author', [
      { path: PLACES[otherThan(source)], level: 'write' },
    ]);
    const answersFor = async (path: string) => {
      const language = languageOfCopy(source);
      const file = (await site.translatedFile(source)).replace(sourceIn(source), path);
      const answers = [
        await site.get(who, TRANSLATION_ADDRESS, { path }),
        await site.get(who, TRANSLATION_TEXTS_ADDRESS, { path, language }),
        await site.get(who, XLIFF_ADDRESS, { path, language }),
        await site.command(who, 'create', { path, language }),
        await site.command(who, 'mark', { path, language }),
        await site.command(who, 'send', { path, language }),
        await site.command(who, 'createTree', { path, language }),
        await site.post(who, XLIFF_ADDRESS, file),
      ];
      return answers.map(({ status, text }) => [status, text.replaceAll(path, 'PATH')]);
    };
    const unknown = await answersFor(`${PLACES[source]}/nowhere`);
    expect(await answersFor(sourceIn(source))).toEqual(unknown);
    // The source of this one may be read.
    expect(await answersFor(copyOf(otherThan(source)))).toEqual(unknown);
  },
);

describe('a page on the way to what may be read', () => {
  const HOME = { path: PLACES.other, language: 'de-DE' };
  const mark = () => site.command(ADMIN, 'mark', HOME);

  it('is no source: its texts stay hidden, also those that it said before', async () => {
    expect((await mark()).status).toBe(200);
    const who = site.site.person('below-source', 'author', [
      { path: PLACES.own, level: 'write' },
      { path: sourceIn('other'), level: 'read' },
    ]);
    for (const address of [TRANSLATION_ADDRESS, TRANSLATION_TEXTS_ADDRESS, XLIFF_ADDRESS]) {
      const { status, text } = await site.get(who, address, HOME);
      expect([address, status]).toEqual([address, 404]);
      expect(text).not.toContain('Compressed air');
    }
    const { text } = await site.get(who, TRANSLATION_ADDRESS, { path: PLACES.own });
    expect((JSON.parse(text) as PageTranslations).source).toBe(PLACES.own);
    expect((await site.get(who, TRANSLATION_TEXTS_ADDRESS, asked('other'))).status).toBe(200);
  });

  it('is no copy: neither its state nor its texts are shown', async () => {
    expect((await mark()).status).toBe(200);
    const who = site.site.person('below-copy', 'author', [
      { path: PLACES.other, level: 'write' },
      { path: copyOf('other'), level: 'write' },
    ]);
    const { text } = await site.get(who, TRANSLATION_TEXTS_ADDRESS, HOME);
    const { copy, pairs } = JSON.parse(text) as PageTexts;
    expect(copy).toMatchObject({ state: 'missing', changes: 0 });
    expect(copy.translatedBy).toBeUndefined();
    expect(pairs.filter((pair) => pair.copy !== undefined)).toEqual([]);
    for (const action of ['create', 'mark'] as const)
      expect((await site.command(who, action, HOME)).status).toBe(403);
  });
});
