import { exporterText, folderTexts, javaText } from './component-texts';
import { addAfterLast } from './insert';
import { libraryPage } from './library-page';
import { componentNames } from './names';
import { Plan } from './Plan';

const content = 'model-json/sites/ventora/content';
const exporters = 'model-json/sites/ventora/exporters.ts';
const java = 'ui.apps/core/src/main/java/com/ventora/core/models';
const ICON = '"/apps/ventora/components/icon",';

/** A component that any site may use: its folder, exporter, Java model, place in the library and in the policies. */
export async function newComponent(root: string, name: string): Promise<readonly string[]> {
  const names = componentNames(name);
  const { view, variable, type, page } = names;
  const plan = new Plan(root);
  const folder = `ui.frontend/src/core/components/${view}`;
  for (const [file, text] of Object.entries(folderTexts(names))) plan.create(`${folder}/${file}`, text);
  plan.create(`model-json/core/exporter/site/${type}.ts`, exporterText(names));
  plan.create(`${java}/${view}Model.java`, javaText(names));
  plan.create(`${content}/content/ventora-library/library/core-content/${page}.json`, libraryPage(names));
  plan.change(exporters, (text) =>
    addAfterLast(
      addAfterLast(text, /^import .*core\/exporter\/site\/\w+';$/m, `import { ${variable} } from '../../core/exporter/site/${type}';`),
      /^ {2}'ventora\/components\/\w+': \w+,$/m,
      `  'ventora/components/${type}': ${variable},`,
    ),
  ); // prettier-ignore
  plan.change(`${content}/conf/ventora/settings/wcm/policies.json`, (text) =>
    text.replaceAll(ICON, (line) => `${line}\n${INDENT}"/apps/ventora/components/${type}",`),
  );
  plan.change('docs/content-model.md', (text) =>
    addAfterLast(text, /^\| `\w+` \*\*\+\*\* \| – \| .*$/m, `| \`${type}\` **+** | – | \`text\` |`),
  );
  return [
    ...(await plan.write()).map((file) => `wrote ${file}`),
    '',
    `Now run npm run generate, and npx tsx tests/package/renew-golden.ts for what the package has more.`,
    `Then say in ${folder} what it is: its model, dialog, looks and cases, a description and an icon in index.ts.`,
    `Each property of the model is read in core/exporter/site/${type}.ts and in ${view}Model.java;`,
    `docs/content-model.md lists what authors store, the library page shows each case.`,
    `See it: npm run dev, then http://localhost:4503/content/ventora-library/library/core-content/${page}.html`,
  ];
}

const INDENT = ' '.repeat(12);
