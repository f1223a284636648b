import path from 'node:path';
import { chosenSite, namedSite } from './chosen-site';
import { newComponent } from './new/component';
import { newFeature } from './new/feature';
import { newField } from './new/field';
import { newLanguage } from './new/language';
import { newSite } from './new/site';
import { RecipeError } from './new/RecipeError';

/*
 * Writes the initial files of something new, and lists what is left to do:
 *   npm run new component QuoteOfTheDay
 *   npm run new field Teaser.subtitle
 *   npm run new language it
 *   npm run new feature events -- --site=harbour
 *   npm run new site museum
 */
/** The smallest complete site: the default model for a new one. */
const MODEL = 'harbour';
const root = path.resolve(__dirname, '..');
const recipes: Readonly<
  Record<string, (root: string, name: string, site: string) => Promise<readonly string[]>>
> = {
  component: newComponent,
  field: newField,
  language: newLanguage,
  feature: newFeature,
  site: (at, name) => newSite(at, name, namedSite(undefined, {}) ? chosenSite() : MODEL),
};

async function main(words: readonly string[]): Promise<void> {
  const [kind = '', name = ''] = words.filter((word) => !word.startsWith('--'));
  const recipe = Object.hasOwn(recipes, kind) ? recipes[kind] : undefined;
  if (!recipe || name === '')
    throw new RecipeError(`Say what to create: npm run new ${Object.keys(recipes).join('|')} NAME`);
  for (const line of await recipe(root, name, chosenSite())) process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof RecipeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
