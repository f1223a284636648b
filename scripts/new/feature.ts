import { languagesOf, wordsFolder } from '../generate/words';
import { planAuthoring, planExporter } from './component';
import { exporterText, folderTexts } from './component-texts';
import { englishText, serverTexts, viewTexts, wordsText } from './feature-texts';
import { addAfterLast } from './insert';
import { inLanguage } from './language';
import { capitalised, componentNames } from './names';
import { Plan } from './Plan';
import { RecipeError } from './RecipeError';
import { writeRegistries } from './write-registries';

/** Scaffolds a feature (registration, handler, component, words) and adds it to the chosen site. */
export async function newFeature(root: string, name: string, site: string): Promise<readonly string[]> {
  if (!/^[a-z][a-z0-9]+$/.test(name))
    throw new RecipeError(`“${name}” is no name for a feature; one is a word in small letters, like events`);
  const names = componentNames(capitalised(name));
  const { view, variable, type } = names;
  const plan = new Plan(root);
  const server = `model-json/features/${name}`;
  const client = `ui.frontend/src/features/${name}`;

  for (const [file, text] of Object.entries(serverTexts(names))) plan.create(`${server}/${file}`, text);
  plan.create(`${server}/exporter/${type}.ts`, exporterText(names, '../../../core/exporter'));
  const folder = { ...folderTexts(names, '../../../core/kit'), ...viewTexts(names) };
  for (const [file, text] of Object.entries(folder)) plan.create(`${client}/${view}/${file}`, text);
  plan.create(`${client}/words.ts`, wordsText(names));
  for (const language of languagesOf(root)) {
    const english = englishText(names);
    const text = language === 'en' ? english : inLanguage(english, name);
    plan.create(`${wordsFolder}/${language}/${name}.ts`, text);
  }

  const rooms = `model-json/sites/${site}`;
  const imported = (file: string) => `import { ${variable} } from '../../features/${name}/${file}';`;
  plan.change(`${rooms}/site.config.ts`, (text) => withFeature(text, `'${name}'`));
  plan.change(`${rooms}/site.ts`, (text) =>
    withFeature(addAfterLast(text, /^import .*;$/, imported('feature')), variable),
  );
  planExporter(plan, `${rooms}/exporters.ts`, names, imported(`exporter/${type}`));
  const shown = planAuthoring(plan, root, names, site, name);
  const written = await plan.write();
  return [
    ...[...written, ...(await writeRegistries(root))].map((file) => `wrote ${file}`),
    '',
    `Now run npm run generate, and npx tsx tests/package/renew-golden.ts for what the package has more.`,
    `${server}/feature.ts registers what ${site} gets: services, routes, parameters, ways to show a page`,
    `(model-json/core/server/Feature.ts); PAGE.${name}.json is the first. ${client}/${view} is its component.`,
    `Its words are in ${wordsFolder}/LANGUAGE/${name}.ts: translate those that say that they are still in English.`,
    `Another site that uses it lists it in site.config.ts, site.ts and exporters.ts, too.`,
    ...shown,
  ];
}

/** A list of features with one more. */
const withFeature = (text: string, feature: string): string =>
  text.replace(
    /features: \[((?:[^[\]]|\[[^\]]*\])*?),?\s*\]/,
    (_list, others: string) => `features: [${[others, feature].filter(Boolean).join(', ')}]`,
  );
