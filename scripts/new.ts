import path from 'node:path';
import { newComponent } from './new/component';
import { newField } from './new/field';
import { newLanguage } from './new/language';
import { RecipeError } from './new/RecipeError';

/*
 * Writes the files that something new begins with, and says what is left to do:
 *   npm run new component QuoteOfTheDay
 *   npm run new field Teaser.subtitle
 *   npm run new language it
 */
const root = path.resolve(__dirname, '..');
const recipes: Readonly<Record<string, (root: string, name: string) => Promise<readonly string[]>>> = {
  component: newComponent,
  field: newField,
  language: newLanguage,
};

async function main([kind = '', name = '']: readonly string[]): Promise<void> {
  const recipe = Object.hasOwn(recipes, kind) ? recipes[kind] : undefined;
  if (!recipe || name === '')
    throw new RecipeError(`Say what to make: npm run new ${Object.keys(recipes).join('|')} NAME`);
  for (const line of await recipe(root, name)) process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof RecipeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
