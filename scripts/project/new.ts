import path from 'node:path';
import { projectFolder } from '../../model-json/core/site/site-folders';
import { componentNames } from '../new/names';
import { Plan } from '../new/Plan';
import { RecipeError } from '../new/RecipeError';
import { componentTexts } from './component-texts';

/*
 * `npm run new -- component QuoteOfTheDay` in a project: the files of a component, ready to be changed. Policies allow the
 * group of its definition, so authors can insert it as it stands.
 */
async function main([kind = '', name = '']: readonly string[]): Promise<void> {
  if (kind !== 'component' || name === '')
    throw new RecipeError('Say what to create: npm run new -- component NAME');
  const names = componentNames(name);
  const plan = new Plan(projectFolder);
  const folder = `components/${names.view}`;
  for (const [file, text] of Object.entries(componentTexts(names))) plan.create(`${folder}/${file}`, text);
  for (const file of await plan.write()) process.stdout.write(`wrote ${file}\n`);
  process.stdout.write(
    `\nStart again to insert it on a page. Then say in ${path.posix.join(folder, '…')} what it is: model, dialog, looks and cases.\n`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof RecipeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
