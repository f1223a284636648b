import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PROJECT_FEATURES } from '../../model-json/core/site/project-features';

/** Modules that a project's site answers: they are written there. */
const OF_SITE = /^#(?:app|site|site-server)(?:\/|$)/;

/** Programs of a project; each is bundled by itself (`scripts/build/bundle.js`). */
const PROGRAMS = 'model-json/programs';
const NOT_OF_A_PROJECT = /\/programs\/mcp\//;

const TEST = /(?:\.(?:test|long|bench)\.tsx?|(?<!^api)\/testing(?:-[\w-]+)?\.ts)$|\/testing\//;

const featureFolders = PROJECT_FEATURES.flatMap((name) => [
  `model-json/features/${name}/`,
  `ui.frontend/src/features/${name}/`,
]);

/** Files of a component that are found by their names, not imported. */
const COMPONENT_FILE = /\/([A-Z]\w*)\/(?:index|\1\.(?:model|dialog|island|fixtures))\.tsx?$/;

/** What a project begins with: entry points, programs, pages, components, tools. */
export function entriesOf(tracked: readonly string[]): string[] {
  const starts = [
    /^api\/\w+\.ts$/,
    new RegExp(`^${PROGRAMS}/.+\\.ts$`),
    /^model-json\/core\/ssr\/drawing\/draw-in-process\.ts$/,
    /^model-json\/features\/search\/browser\/(?:answers|intercept)\.ts$/,
    /^(?:model-json|ui\.frontend\/src)\/sites\/plain\/.+\.ts$/,
    /^ui\.frontend\/src\/core\/(?:entries\/|styles\/all\.ts$)/,
    /^ui\.frontend\/src\/features\/search\/entries\//,
    /^shared\/measures\/number-format\.(?:browser|node)\.ts$/,
    /^ui\.frontend\/src\/core\/kit\/html\/sanitiser\.(?:browser|node)\.ts$/,
    new RegExp(`^shared/words/\\w\\w/authoring/(?!features/)`),
    new RegExp(`^shared/words/\\w\\w/authoring/features/(?:${PROJECT_FEATURES.join('|')})\\.ts$`),
    /^scripts\/(?:generate|start|run-script|export)\.(?:ts|js)$/,
    /^scripts\/project\/.+\.(?:ts|js)$/,
    /^scripts\/build\/.+\.js$/,
    /^scripts\/serve\/(?:author|publish|dev|static|run-all|run-built)\.js$/,
    /^scripts\/content\/(?:save|reset|backup|restore|check|check-pages)\.ts$/,
    /^webpack\.config\.js$/,
  ];
  const isComponent = (file: string) =>
    COMPONENT_FILE.test(file) &&
    (file.startsWith('ui.frontend/src/core/components/') ||
      featureFolders.some((folder) => file.startsWith(folder)));
  return tracked.filter(
    (file) =>
      !TEST.test(file) &&
      !NOT_OF_A_PROJECT.test(file) &&
      (starts.some((start) => start.test(file)) || (isComponent(file) && !file.endsWith('.fixtures.ts'))),
  );
}

/** The files of git, from the root of the checkout. */
export const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** What the sources of a package are. */
export interface Sources {
  /** From the root of the checkout, sorted. */
  readonly files: readonly string[];
  /** Names of the packages that they import. */
  readonly packages: ReadonlySet<string>;
}

/**
 * The files that a project can reach, and the packages that these import. What nothing reaches is not packed.
 *
 * @param root the checkout
 */
export async function sourcesOf(root: string): Promise<Sources> {
  const tracked = trackedFiles(root);
  const packages = new Set<string>();
  const { metafile } = await build({
    absWorkingDir: root,
    // One bundle: as entries each would be a bundle with all that it reaches.
    stdin: {
      contents: entriesOf(tracked)
        .map((file) => `import './${file}';`)
        .join('\n'),
      resolveDir: root,
    },
    outfile: 'unused.js',
    write: false,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    loader: { '.scss': 'empty', '.css': 'empty', '.woff2': 'empty' },
    plugins: [
      {
        name: 'outside',
        setup({ onResolve }) {
          onResolve({ filter: OF_SITE }, ({ path: specifier }) => ({ path: specifier, external: true }));
          onResolve({ filter: /^[^./#]/ }, ({ path: specifier, kind }) => {
            if (kind !== 'entry-point') packages.add(nameOf(specifier));
            return kind === 'entry-point' ? undefined : { path: specifier, external: true };
          });
          onResolve({ filter: /package\.json$/ }, ({ path: specifier }) => ({
            path: specifier,
            external: true,
          }));
        },
      },
    ],
  });
  const reached = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  return { files: [...new Set([...reached, ...beside(tracked, root)])].sort(), packages };
}

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Files that code reads or style sheets use. */
function beside(tracked: readonly string[], root: string): string[] {
  const rooms = ['ui.frontend/src/core/', 'ui.frontend/src/sites/plain/', ...featureFolders];
  const isIn = (file: string) => rooms.some((room) => file.startsWith(room));
  const lists = PROJECT_FEATURES.flatMap((name) =>
    ['programs.json', 'browser-scripts.json'].map((list) => `model-json/features/${name}/${list}`),
  ).filter((file) => existsSync(path.join(root, file)));
  return [
    ...tracked.filter((file) => (file.endsWith('.scss') && isIn(file)) || /^\.oxfmtrc\.json$/.test(file)),
    ...lists,
    'ui.frontend/src/globals.d.ts',
  ];
}

/** The text of a file of the checkout. */
export const textOf = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
