import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesOf, wordsFolder } from '../generate/words';
import { Plan } from './Plan';
import { RecipeError } from './RecipeError';
import { writeRegistries } from './write-registries';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Marks a file that is still in English. */
const MARK = '/* Still in English: translate, then delete this line. */\n';

/** Adds a language to the interface and the search: a folder of words, in English at first. */
export async function newLanguage(root: string, language: string): Promise<readonly string[]> {
  const name = /^[a-z]{2}$/.test(language) ? names.of(language) : undefined;
  if (name === undefined)
    throw new RecipeError(`“${language}” is no language; one is written like it, by ISO 639-1`);
  const folder = `${wordsFolder}/${language}`;
  if (existsSync(path.join(root, folder)))
    throw new RecipeError([`${name} is there already`, ...leftOf(root, folder)].join('; '));

  const plan = new Plan(root);
  const modules = [...filesOf(root, 'en'), ...partsOf(root)];
  for (const module of modules) {
    const english = readFileSync(path.join(root, wordsFolder, 'en', `${module}.ts`), 'utf8');
    plan.create(`${folder}/${module}.ts`, inLanguage(english, module, stemmerOf(name)));
  }
  const written = await plan.write();
  return [
    ...[...written, ...(await writeRegistries(root))].map((file) => `wrote ${file}`),
    '',
    `Now translate ${folder}: each file says on its first line that it is still in English. Types say what is missing.`,
    `search.ts and product-terms.ts are what visitors type, folded; writing.ts is what Intl does not know of ${name}.`,
    `tests/search/judged/${language}.ts, named in judged.test.ts, says what its queries should find.`,
    ...(stemmerOf(name)
      ? []
      : [`There is no stemmer for ${name}: search.ts finds words as they are written.`]),
    `What authors read stays in English: shared/words/de/authoring shows what ${folder}/authoring would have to say.`,
    `npm run new language ${language} says again what is left. A site speaks ${name} where it has pages: a tree`,
    `below its content's <country>/${language}, and the country in mainCountries of its site.config.ts.`,
  ];
}

/** The files that a file of words is put together from, in a folder of its name: `calculators/arithmetic`. */
const partsOf = (root: string): readonly string[] =>
  readdirSync(path.join(root, wordsFolder, 'en'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesOf(root, `en/${name}`).map((file) => `${name}/${file}`));

/** An English file as a starting point for another language. */
export function inLanguage(english: string, module: string, stemmer?: string): string {
  const typed = english
    .replace(/^export const (\w+)(?:: .*?)? =(?=\s)/gm, 'export const $1: typeof English.$1 =')
    .replace(/^import \{ stemmer \}.*\n/m, stemmer ? `import { stemmer } from '${stemmer}';\n` : '');
  const text = stemmer ? typed : typed.replace('= stemmer;', '= (word) => word;');
  const hasImports = text.startsWith('import ');
  const up = '../'.repeat(module.split('/').length);
  return `${MARK}import type * as English from '${up}en/${module}';\n${hasImports ? '' : '\n'}${text}`;
}

/** The module of a language's stemmer, by the language's English name; undefined if there is none. */
function stemmerOf(name: string): string | undefined {
  const file = `@orama/stemmers/${name.toLowerCase()}`;
  try {
    createRequire(__filename).resolve(file);
    return file;
  } catch {
    return undefined;
  }
}

/** Which files of a folder are still in English. */
function leftOf(root: string, folder: string): readonly string[] {
  const left = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && readFileSync(path.join(root, folder, file), 'utf8').startsWith(MARK),
    )
    .sort();
  return left.length === 0 ? [] : [`still in English in ${folder}: ${left.join(', ')}`];
}
