import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { authoring } from '#site-server/author-words/index';
import type { AuthorWords } from '../../../shared/authoring/language/spoken';
import { words as de } from '../../../shared/words/de/authoring/features/docs';
import { words as es } from '../../../shared/words/es/authoring/features/docs';
import { words as fr } from '../../../shared/words/fr/authoring/features/docs';
import { bareTexts } from './bare-texts';
import { parsed, saidTexts } from './said-texts';

/* What authors read goes through `t`, and each of their languages has it. The sources are parsed, not run. */

const root = path.resolve(__dirname, '../../..');
const NOT_SOURCES = /\.(?:test|nightly|fixtures|d)\.|(?:^|\/)testing|\/words\//;

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SOURCES.test(file))
    .map((file) => `${folder}/${file}`);

/** Where the screens of authors are. */
const SCREENS = /^ui\.frontend\/src\/core\/(?:authoring|console|editor)\//;

const sources = ['ui.frontend/src', 'shared', 'model-json/core']
  .flatMap(sourcesIn)
  .map((file) => parsed(file, readFileSync(path.join(root, file), 'utf8')));
const said = sources.flatMap(saidTexts);
const keys = new Map(said.map((text) => [text.key, text]));

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+\}/g))].filter((each) => each !== '{n}').sort();

/** Whether a translation has the values of the English text, and no spaces around it. */
const fits = (translation: string, english: string): boolean =>
  placeholdersOf(translation).join() === placeholdersOf(english).join() && translation.trim() === translation;

it('says nothing on the screens of authors that cannot be translated', () => {
  const screens = sources.filter(({ fileName }) => SCREENS.test(fileName));
  expect(screens.flatMap(bareTexts)).toEqual([]);
});

it('finds texts to translate', () => {
  expect(keys.size).toBeGreaterThan(2000);
  expect(said.filter(({ key }) => key.trim() !== key || key === '')).toEqual([]);
});

it('uses no English text both alone and as a plural', () => {
  const counts = new Set(said.filter(({ one }) => one !== undefined).map(({ key }) => key));
  expect(said.filter(({ key, one }) => one === undefined && counts.has(key))).toEqual([]);
});

/** Features that the default site does without have words, too. */
const documentation: Readonly<Record<string, AuthorWords>> = { de, fr, es };

describe.each(
  Object.values(authoring).map(
    ({ language, words }) => [language, { ...words, ...documentation[language] }] as const,
  ),
)('in %s', (_, words) => {
  it('has every text', () => {
    expect([...keys].filter(([key]) => !(key in words)).map(([key, { file }]) => `${key} (${file})`)).toEqual(
      [],
    );
  });

  it('has no text that nothing says any more', () => {
    expect(Object.keys(words).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has the values and plural forms of each text', () => {
    const wrong = [...keys].filter(([key, { one }]) => {
      const translation = words[key];
      if (translation === undefined) return false;
      if (one === undefined) return typeof translation !== 'string' || !fits(translation, key);
      if (typeof translation === 'string' || translation.other === undefined) return true;
      return !fits(translation.other, key) || !fits(translation.one ?? '', one);
    });
    expect(wrong.map(([key]) => [key, words[key]])).toEqual([]);
  });
});
