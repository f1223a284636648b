/** @jest-turn 2 */
import { readdirSync } from 'node:fs';
import type npm from '../../package.json';
import { nightly } from '../sample';
import { RecipeCopy } from './recipes';

let copy: RecipeCopy;
beforeAll(() => (copy = new RecipeCopy()));
afterAll(() => copy.delete());

// First: the tests below add components that harbour's generated files do not list.
nightly(
  'copies a site: its files are up to date and formatted, and no id of the original is left',
  () => {
    const made = RecipeCopy.written(copy.run('scripts/new.ts', 'site', 'museum'));
    copy.run(
      'oxfmt',
      '--check',
      '--no-error-on-unmatched-pattern',
      ...made.filter((file) => !file.includes('/content/')),
    );
    copy.run('tsx', '--conditions=museum', 'scripts/generate.ts', '--check');
    const { imports } = JSON.parse(copy.read('package.json')) as typeof npm;
    expect(imports['#site/*']).toMatchObject({ museum: './ui.frontend/src/sites/museum/*.ts' });
    expect(Object.keys(imports['#app']).at(-1)).toBe('default');
    expect(JSON.parse(copy.read('.vscode/settings.json'))['json.schemas']).toContainEqual({
      fileMatch: ['/model-json/sites/museum/content/**/*.json'],
      url: './model-json/sites/museum/content.schema.json',
    });
    const texts = made.filter((file) => file.includes('/museum/')).map((file) => copy.read(file));
    expect(
      texts.filter((text) => /["'/]harbour["'/]|harbour\/components|-library\/harbour/.test(text)),
    ).toEqual([]);
    expect(made.filter((file) => file.includes('harbour'))).toEqual([]);
  },
  60_000,
);

nightly('scaffolds a component that is formatted and passes its own test, and adds a field to it', () => {
  const made = copy.run('scripts/new.ts', 'component', 'QuoteOfTheDay');
  copy.run('scripts/new.ts', 'field', 'QuoteOfTheDay.source');
  copy.run('scripts/generate.ts');
  copy.run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...RecipeCopy.written(made).filter((file) => !file.endsWith('.java')));
  copy.run('jest', 'QuoteOfTheDay', '--coverage=false');
  const field = /source/;
  expect(copy.read('ui.apps/core/src/main/java/com/ventora/core/models/QuoteOfTheDayModel.java')).toMatch(field);
  expect(copy.read('ui.apps/src/main/content/jcr_root/apps/ventora/components/quoteoftheday/_cq_dialog/.content.xml')).toMatch(field);
}, 120_000); // prettier-ignore

nightly(
  'scaffolds a language with every English word, and lists the files still to translate',
  () => {
    const made = copy.run('scripts/new.ts', 'language', 'it');
    copy.run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...RecipeCopy.written(made));
    const [english, italian] = ['en', 'it'].map((language) =>
      readdirSync(copy.at(`shared/words/${language}`)),
    );
    expect(italian).toEqual(english);
    expect(copy.read('shared/words/languages.ts')).toContain("['en', 'de', 'fr', 'es', 'it']");
    expect(copy.read('shared/words/by-language/core.ts')).toContain('it: it.core');
    expect(copy.read('shared/words/loaded/catalogue.ts')).toContain("it: () => import('../it/catalogue')");
    expect(copy.read('shared/words/it/search.ts')).toContain("'@orama/stemmers/italian'");
    copy.change('shared/words/it/busy.ts', (text) => text.replace(/^.*Still in English.*\n/, ''));
    const { stderr } = copy.attempt('scripts/new.ts', 'language', 'it');
    expect(stderr).toMatch(
      /^Italian is there already; still in English in shared\/words\/it: calculators\.ts, calculators\/arithmetic\.ts, /,
    );
  },
  60_000,
);

nightly(
  'scaffolds a feature that is formatted and passes its own tests, with words in every language',
  () => {
    const made = copy.run('scripts/new.ts', 'feature', 'events');
    copy.run('scripts/generate.ts');
    const code = RecipeCopy.written(made).filter((file) => /\.(?:tsx?|scss)$/.test(file));
    copy.run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...code);
    copy.run('jest', 'features/events', '--coverage=false');
    expect(copy.read('model-json/sites/ventora/site.ts')).toMatch(
      /features: \[\s+catalogue,[^;]*\n {4}events,?\s+\]/,
    );
    expect(copy.read('ui.frontend/src/sites/ventora/components.ts')).toContain('features/events/Events');
    for (const language of ['en', 'de', 'fr', 'es'])
      expect(copy.read(`shared/words/${language}/events.ts`)).toContain("label: 'Events'");
    const java = 'ui.apps/core/src/main/java/com/ventora/features/events/EventsModel.java';
    expect(copy.read(java)).toContain('package com.ventora.features.events;');
    expect(copy.read('ui.apps/core/pom.xml')).toContain('|documents|events|exchange|forms|');
  },
  120_000,
);

nightly(
  'keeps words in sentences that happen to be the id of the site',
  () => {
    const welcome = 'model-json/sites/harbour/content/content/harbour/gb/en.json';
    copy.change(welcome, (text) => text.replace('"jcr:title": "', '"jcr:title": "By the harbour wall, '));
    copy.run('scripts/new.ts', 'site', 'gallery');
    expect(copy.read(welcome.replaceAll('harbour', 'gallery'))).toContain('By the harbour wall');
  },
  60_000,
);

it('names the file of words that a language lacks', () => {
  copy.remove('shared/words/de/sizing.ts');
  const { status, stderr } = copy.attempt('scripts/generate.ts', '--check');
  expect(status).not.toBe(0);
  expect(stderr).toContain('shared/words/de/sizing.ts is missing: write it based on en/sizing.ts');
  copy.restore();
}, 60_000);

it.each([
  ['an invalid name', ['component', 'quote'], 'one is written like QuoteOfTheDay'],
  ['an existing name', ['component', 'Teaser'], 'Teaser/Teaser.model.ts is there already'],
  ['a field of an unknown component', ['field', 'Poem.verse'], 'There is no component “Poem”'],
  ['a field without a name', ['field', 'Teaser'], 'one is written like Teaser.subtitle'],
  ['an unknown language', ['language', 'xx'], 'by ISO 639-1'],
  ['a feature in capitals', ['feature', 'Events'], 'a word in small letters, like events'],
  ['an existing feature', ['feature', 'forms'], 'features/forms/feature.ts is there already'],
  ['an existing site', ['site', 'ventora'], 'model-json/sites/ventora is there already'],
  ['a site whose name is no id', ['site', 'My-Site'], 'a word in small letters, like harbour'],
  ['an unknown recipe', ['page', 'Home'], 'npm run new component|field|language|feature|site NAME'],
])('writes nothing for %s, and explains what is expected', (_, words, message) => {
  const { status, stdout, stderr } = copy.attempt('scripts/new.ts', ...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
});
