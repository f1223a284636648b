import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import npm from '../../package.json';
import { declarationsOf } from './declarations';
import { manifestOf, NAME } from './manifest';
import { sourcesOf, trackedFiles, textOf } from './sources';

/** The package whose `npx` makes a project. */
export const CREATE = `create-${NAME}`;

/** Its folder in the checkout. */
const STARTER = 'scripts/starter';

/** Files of a package, by their place in it: a file of the checkout, or a text. */
export type Contents = ReadonlyMap<string, { readonly from: string } | { readonly text: string }>;

const json = (value: unknown) => ({ text: `${JSON.stringify(value, null, 2)}\n` });

/** What `ventora` contains, without its declarations. */
export async function contentsOfPackage(root: string): Promise<Contents> {
  const { files, packages } = await sourcesOf(root);
  return new Map<string, { from: string } | { text: string }>([
    ...files.map((file) => [file, { from: file }] as const),
    ['package.json', json(manifestOf(packages))],
    ['LICENSE', { text: licence(root) }],
    ['README.md', { from: 'scripts/pack/README.md' }],
    ['tsconfig.json', { from: 'scripts/pack/tsconfig.package.json' }],
  ]);
}

/** What `create-ventora` contains. A dot before a file's name would make npm leave it out: `_gitignore`. */
export function contentsOfStarter(root: string): Contents {
  const files = trackedFiles(root).filter(
    (file) => file.startsWith(`${STARTER}/`) && !/create\.test\.ts$/.test(file),
  );
  return new Map<string, { from: string } | { text: string }>([
    ...files.map((file) => [file.slice(STARTER.length + 1), { from: file }] as const),
    [
      'package.json',
      json({
        name: CREATE,
        version: npm.version,
        description: 'Makes a project for a site with Ventora',
        license: 'SEE LICENSE IN LICENSE',
        engines: npm.engines,
        bin: { [CREATE]: 'create.js' },
      }),
    ],
    ['versions.json', json(versionsOfStarter())],
    ['LICENSE', { text: licence(root) }],
  ]);
}

/** Versions in the package.json of a project, by the names that its template has for them. */
export const versionsOfStarter = () => ({
  react: npm.dependencies.react,
  zod: npm.dependencies.zod,
  types_node: npm.devDependencies['@types/node'],
  types_react: npm.devDependencies['@types/react'],
  typescript: npm.devDependencies.typescript,
  // A later one needs a later Node than we do: docs/adr/0005.
  cookie: npm.overrides['light-my-request'].cookie,
});

/** The checkout's, without what it says of files that are not packed. */
const licence = (root: string): string =>
  `${textOf(root, 'LICENSE').split('\n\n').slice(0, 2).join('\n\n')}\n\nPackages it depends on keep the licences of their owners: see node_modules/*/LICENSE after an\ninstallation.\n`;

/**
 * Packs both packages.
 *
 * @param folder for the archives, absolute
 * @returns the archives, with their sizes in bytes
 */
export async function pack(root: string, folder: string): Promise<{ file: string; bytes: number }[]> {
  const declarations = [...declarationsOf(root)].map(([place, text]) => [place, { text }] as const);
  const contents = new Map([...(await contentsOfPackage(root)), ...declarations]);
  mkdirSync(folder, { recursive: true });
  return [archive(root, contents, folder), archive(root, contentsOfStarter(root), folder)];
}

function archive(root: string, contents: Contents, folder: string): { file: string; bytes: number } {
  const stage = mkdtempSync(path.join(os.tmpdir(), 'pack-'));
  try {
    for (const [place, source] of contents) {
      const target = path.join(stage, place);
      mkdirSync(path.dirname(target), { recursive: true });
      if ('text' in source) writeFileSync(target, source.text);
      else cpSync(path.join(root, source.from), target);
    }
    const words = ['pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`];
    const { status, stdout, stderr } = spawnSync('npm', words, {
      cwd: stage,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    const file = path.join(folder, filename);
    return { file, bytes: statSync(file).size };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
