import { existsSync } from 'node:fs';
import path from 'node:path';
import { exporterText, folderTexts, javaText } from './component-texts';
import { newJavaModel } from './java-model';
import { addAfterLast } from './insert';
import { libraryPage } from './library-page';
import { componentNames, type ComponentNames } from './names';
import { Plan } from './Plan';

const core = 'model-json/core/exporter/site';

/** A component that any site may use: its folder, exporter, Java model, place in the library and in the policies. */
export async function newComponent(root: string, name: string, site: string): Promise<readonly string[]> {
  const names = componentNames(name);
  const { view, variable, type } = names;
  const plan = new Plan(root);
  const folder = `ui.frontend/src/core/components/${view}`;
  for (const [file, text] of Object.entries(folderTexts(names, '../../kit')))
    plan.create(`${folder}/${file}`, text);
  plan.create(`${core}/${type}.ts`, exporterText(names, '..'));
  planExporter(plan, `${core}/exporters.ts`, names, `import { ${variable} } from './${type}';`);
  const shown = planAuthoring(plan, root, names, site);
  return [
    ...(await plan.write()).map((file) => `wrote ${file}`),
    '',
    `Now run npm run generate, and npx tsx tests/package/renew-golden.ts for what the package has more.`,
    `Then say in ${folder} what it is: its model, dialog, looks and cases, a description and an icon in index.ts.`,
    `Each property of the model is read in ${core}/${type}.ts and in ${view}Model.java;`,
    ...shown,
  ];
}

/** Registers a component's exporter in a file that lists some. */
export const planExporter = (
  plan: Plan,
  file: string,
  { variable, type }: ComponentNames,
  importLine: string,
): void =>
  plan.change(file, (text) =>
    addAfterLast(
      addAfterLast(text, /^import .*;$/, importLine),
      /^ {2}\[componentType\('[\w/]+'\)\]: .*,$/,
      `  [componentType('${type}')]: ${variable},`,
    ),
  );

/**
 * What makes a component one that authors can insert: its Java model, its place in the site's policies and in its component
 * library.
 *
 * @param feature that it belongs to; the core if missing
 * @returns where it is to be seen
 */
export function planAuthoring(
  plan: Plan,
  root: string,
  names: ComponentNames,
  site: string,
  feature?: string,
): string[] {
  const { view, type, page } = names;
  const content = `model-json/sites/${site}/content`;
  const library = `${content}/content/${site}-library/library/core-content`;
  const hasLibrary = existsSync(path.join(root, library));
  plan.create(newJavaModel(view, feature), javaText(names, feature));
  if (hasLibrary) plan.create(`${library}/${page}.json`, libraryPage(names, site));
  const policies = `${content}/conf/${site}/settings/wcm/policies.json`;
  const isAllowed = plan.tryChange(policies, (text) => allowed(text, site, type));
  return [
    ...(hasLibrary ? ['The library page shows each case.'] : []),
    ...(isAllowed ? [] : [`Let authors insert it: /apps/${site}/components/${type} in ${policies}.`]),
    ...(hasLibrary
      ? [
          `See it: npm run dev, then http://localhost:4503/content/${site}-library/library/core-content/${page}.html`,
        ]
      : []),
  ];
}

/** Policies that allow a component wherever they allow icons. */
const allowed = (policies: string, site: string, type: string): string =>
  policies.replace(
    new RegExp(`^( *)"/apps/${site}/components/icon"(,?)$`, 'gm'),
    (_line, indent: string, comma: string) =>
      `${indent}"/apps/${site}/components/icon",\n${indent}"/apps/${site}/components/${type}"${comma}`,
  );
