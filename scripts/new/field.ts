import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentFolders } from '../generate/component-folders';
import { addBeforeFirst } from './insert';
import { javaModelOf } from './java-model';
import { Plan } from './Plan';
import { RecipeError } from './RecipeError';
import { capitalised } from './names';

/** A text field more for a component: its model, its dialog; exporter and Java if they are our own. */
export async function newField(root: string, name: string): Promise<readonly string[]> {
  const [view = '', field = ''] = name.split('.');
  if (!/^[a-z][A-Za-z0-9]*$/.test(field))
    throw new RecipeError(`“${name}” is no name for a field; one is written like Teaser.subtitle`);
  const folder = componentFolders(root).find((each) => each.name === view)?.folder;
  if (folder === undefined) throw new RecipeError(`There is no component “${view}”`);
  const index = path.join(root, folder, 'index.ts');
  const type = typeOf(index);
  const isProxy = readFileSync(index, 'utf8').includes('resourceSuperType:');
  const plan = new Plan(root);

  plan.change(`${folder}/${view}.model.ts`, (text) =>
    addBeforeFirst(
      withTextImported(text),
      new RegExp(`^\\}\\);\\n(?=[^]*export type ${view}Model)`),
      `  ${field}: text(),`,
    ),
  );
  plan.change(`${folder}/${view}.dialog.ts`, (text) =>
    addBeforeFirst(
      text,
      /^ {8}idField,$|^ {6}\],$/,
      `        { widget: 'text', name: '${field}', ${isProxy ? 'isAddition: true, ' : ''}words: 'prose', label: '${labelOf(field)}' },`,
    ),
  );
  const edits: Readonly<Record<string, (text: string) => string>> = {
    [`model-json/core/exporter/site/${type}.ts`]: (text) =>
      addBeforeFirst(text, /^ {2}\}\);$/, `    ${field}: text(resource.properties, '${field}'),`),
    [javaModelOf(root, view)]: (text) =>
      text.replace(/\n\}\n$/, `\n\n    @ValueMapValue\n    @JsonProperty\n    private String ${field};\n}\n`),
  };
  const byHand = Object.entries(edits).filter(([file, edit]) => !plan.tryChange(file, edit));
  return [
    ...(await plan.write()).map((file) => `wrote ${file}`),
    '',
    ...byHand.map(([file]) => `Read ${field} in ${file}, too; its shape is another than the recipe knows.`),
    `Now run npm run generate. Then show it in ${folder}/${view}.tsx and give it a case in ${view}.fixtures.ts.`,
  ];
}

function typeOf(index: string): string {
  const type = /resourceType: componentType\('([\w/-]+)'\)/.exec(readFileSync(index, 'utf8'))?.[1];
  if (type === undefined) throw new RecipeError(`${index} names no resource type`);
  return type;
}

/** A model of choices and numbers alone does not know `text` yet. */
const withTextImported = (model: string): string =>
  /import \{[^}]*\btext\b[^}]*\} from '[^']*models\/schema'/.test(model)
    ? model
    : model.replace(/import \{(?=[^}]*\} from '[^']*models\/schema')/, 'import { text,');

const labelOf = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalised(words);
};
