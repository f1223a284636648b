import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Plan } from './Plan';
import { RecipeError } from './RecipeError';
import { capitalised } from './names';

/** The folders of sites, on the server and in the browser. */
const ROOMS = ['model-json/sites', 'ui.frontend/src/sites'] as const;
const TEXT = /\.(?:json|tsx?|s?css|svg|xml|html|md|txt|vtt)$/;
/** Files that a running server leaves in content, and what was found by tests of the other site. */
const LEFT_BEHIND = /^(?:\.lock|accessibility\.json$)/;

/** Copies a site with its content, templates, look and features, under a new id. */
export async function newSite(root: string, name: string, model: string): Promise<readonly string[]> {
  if (!/^[a-z][a-z0-9]+$/.test(name))
    throw new RecipeError(`“${name}” is no name for a site; one is a word in small letters, like harbour`);
  const [server] = ROOMS;
  if (existsSync(path.join(root, server, name))) throw new RecipeError(`${server}/${name} is there already`);
  const title = capitalised(name);
  const renamed = renaming({ id: model, title: titleOf(root, model) }, { id: name, title });
  const plan = new Plan(root);
  for (const room of ROOMS) {
    const from = `${room}/${model}`;
    for (const file of filesBelow(path.join(root, from))) {
      const bytes = readFileSync(path.join(root, from, file));
      const target = renamed.path(`/${file}`);
      plan.create(`${room}/${name}${target}`, TEXT.test(file) ? renamed.text(bytes.toString('utf8')) : bytes);
    }
  }
  plan.change('package.json', (text) => withImports(text, model, name));
  plan.tryChange('.vscode/settings.json', (text) => withSchema(text, model, name));
  return [
    ...(await plan.write()).map((file) => `wrote ${file}`),
    '',
    `${name} is ${model} under another name. See it: npm start -- --site=${name}. Now make it what it is to be:`,
    `${server}/${name}/app.ts names it and its themes; site.config.ts says its features, home, countries and languages;`,
    `its pages are below ${server}/${name}/content, its assets below dam, its looks below ${ROOMS[1]}/${name}.`,
    `Names that readers see are still those of ${model}: write pages, header, footer and logo,`,
    `and the accessibility statement: what it says was found on the pages of ${model}.`,
    `After a change of features or components: npm run generate.`,
  ];
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** A site's title in its component groups. */
function titleOf(root: string, site: string): string {
  const file = `${ROOMS[0]}/${site}/app.ts`;
  const title = /APP_TITLE = '([^']+)'/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  if (title === undefined) throw new RecipeError(`${file} names no APP_TITLE`);
  return title;
}

/**
 * Replaces an id where it is a whole string, a path segment, the namespace of a tag or the first part of a host. The same
 * word in a sentence stays.
 */
function renaming(from: Named, to: Named) {
  const quoted = `(?<=["'\`])${from.id}(?=["'\`]|:\\S)`;
  const step = `(?<=/)${from.id}(?=[-/"'\`(.)\\s]|$)|(?<![\\w-])${from.id}(?=/)`;
  const host = `(?<![\\w-])${from.id}(?=\\.(?:com|example|localhost|net|org)\\b)`;
  const library = `(?<![\\w-])${from.id}(?=-library\\b)`;
  const id = new RegExp([quoted, step, host, library].join('|'), 'gm');
  const title = new RegExp(`(?<=["']|["']group:)${from.title}(?= - |'|")`, 'g');
  const folder = new RegExp(`(?<=/)${from.id}(?=[-./]|$)`, 'g');
  return {
    text: (text: string) => text.replace(id, to.id).replace(title, to.title),
    path: (file: string) => file.replace(folder, to.id),
  };
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !LEFT_BEHIND.test(entry.name))
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .sort()
    : [];

/** `package.json` with the new site wherever the imports name the other; `default` stays the last condition. */
function withImports(text: string, model: string, name: string): string {
  const json = JSON.parse(text) as { imports: Record<string, Record<string, string>> };
  for (const [specifier, conditions] of Object.entries(json.imports)) {
    const { [model]: file, default: otherwise, ...others } = conditions;
    if (file === undefined || otherwise === undefined) continue;
    json.imports[specifier] = {
      ...others,
      [model]: file,
      [name]: file.replace(`/sites/${model}/`, `/sites/${name}/`),
      default: otherwise,
    };
  }
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** The settings of VS Code with the new site's content checked by its own schema. */
const withSchema = (text: string, model: string, name: string): string =>
  text.replaceAll(/^ {4}\{\n(?: {6}.*\n)* {4}\}/gm, (entry) =>
    entry.includes(`/sites/${model}/`)
      ? `${entry},\n${entry.replaceAll(`/sites/${model}/`, `/sites/${name}/`)}`
      : entry,
  );
