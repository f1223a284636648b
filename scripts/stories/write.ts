import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentFolders } from '../generate/component-folders';
import { APP_ID, APP_TITLE } from '../../shared/addresses/app';
import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import { exportsOf } from '../docs/api/exports';
import { storyFile } from './story-file';
import { storybookFiles } from './storybook-files';

/*
 * `npm run stories [-- DIR]`: a story for each fixture of each component, in Component Story Format, and the settings with which
 * Storybook shows them (docs/storybook.md). Nothing of it is committed: fixtures and dialogs are what it is made from.
 */
const root = path.resolve(__dirname, '../..');

async function main(folder: string): Promise<void> {
  const stories = path.join(folder, 'stories');
  rmSync(stories, { recursive: true, force: true });
  const from = (file: string) => path.relative(stories, path.join(root, file)).replaceAll(path.sep, '/');
  const sheets: string[] = [];
  let count = 0;
  mkdirSync(stories, { recursive: true });
  for (const { name, folder: place } of componentFolders(root)) {
    const sheet = `${place}/${name}.scss`;
    if (existsSync(path.join(root, sheet))) sheets.push(sheet);
    const fixturesFile = `${place}/${name}.fixtures`;
    if (!existsSync(path.join(root, `${fixturesFile}.ts`))) continue;
    const { fixtures } = (await import(path.join(root, `${fixturesFile}.ts`))) as { fixtures: object };
    const { default: definition } = (await import(path.join(root, place, 'index.ts'))) as {
      default: ComponentDefinition;
    };
    const told = {
      name,
      title: `${groupOf(definition)}/${name}`,
      description: docstringOf(`${place}/${name}.tsx`, name),
      fixtures: Object.keys(fixtures),
    };
    const imports = {
      component: from(place),
      fixtures: from(fixturesFile),
      story: from('scripts/stories/story'),
    };
    writeFileSync(path.join(stories, `${name}.stories.ts`), storyFile(told, imports));
    count += told.fixtures.length;
  }
  for (const [file, text] of storybookFiles({
    root,
    folder,
    site: APP_ID,
    sheets,
    pictures: picturesOf(APP_ID),
  })) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${count} stories in ${stories}`);
}

/** The addresses of the pictures in a site's assets. */
function picturesOf(site: string): string[] {
  const dam = path.join(root, 'model-json/sites', site, 'dam');
  return readdirSync(dam, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpe?g|png|svg|gif|webp)$/.test(file))
    .map((file) => `/content/dam/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** `Content` of `Ventora - Content`; components that authors cannot insert have a group of their own. */
const groupOf = ({ group }: ComponentDefinition): string =>
  group === '.hidden' ? 'Hidden' : group.replace(`${APP_TITLE} - `, '');

function docstringOf(file: string, name: string): string {
  const target = path.join(root, file);
  if (!existsSync(target)) return '';
  return exportsOf(file, readFileSync(target, 'utf8')).find((each) => each.name === name)?.comment ?? '';
}

main(
  path.resolve(
    process.argv[2]?.startsWith('--') === false ? process.argv[2] : path.join(root, 'dist/storybook'),
  ),
).catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
