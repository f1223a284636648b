import path from 'node:path';
import { build, stop, type Plugin } from 'esbuild';
import { idOfType } from '../../shared/addresses/app';
import { chosenSite } from '../chosen-site';
import { componentFolders } from '../generate/component-folders';

const root = path.resolve(__dirname, '../..');

const BLOCK = 'edge-block:';

/** The script of a block: what its component is, and how it is drawn. */
const blockScript = (folder: string): string => `
import definition from ${JSON.stringify(`./${folder}`)};
import { decoratorOf } from './ui.frontend/src/core/edge/decorate';
export { definition };
export default decoratorOf(definition);
`;

/** Blocks are two lines each, which are in no file. */
const blockScripts: Plugin = {
  name: 'edge-blocks',
  setup(builder) {
    builder.onResolve({ filter: /^edge-block:/ }, ({ path: name }) => ({
      path: name.slice(BLOCK.length),
      namespace: 'edge-block',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'edge-block' }, ({ path: folder }) => ({
      contents: blockScript(folder),
      resolveDir: root,
      loader: 'ts',
    }));
  },
};

/** A component's resource type and folder, from the project's root. */
export interface BlockSource {
  readonly folder: string;
  readonly resourceType: string;
}

export async function blockSources(): Promise<BlockSource[]> {
  const sources: BlockSource[] = [];
  for (const { folder } of componentFolders(root)) {
    const { default: definition } = (await import(path.join(root, folder, 'index.ts'))) as {
      default: { resourceType: string };
    };
    sources.push({ folder, resourceType: definition.resourceType });
  }
  return sources;
}

/**
 * Writes `scripts/scripts.js` and each `blocks/NAME/NAME.js`; what they share is in chunks beside the former.
 *
 * @param out folder of the project
 */
export async function buildBlocks(out: string, sources: readonly BlockSource[]): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'ui.frontend/src/core/entries/edge.ts', out: 'scripts/scripts' },
      ...sources.map(({ folder, resourceType }) => {
        const id = idOfType(resourceType);
        return { in: BLOCK + folder, out: `blocks/${id}/${id}` };
      }),
    ],
    outdir: out,
    chunkNames: 'scripts/chunk-[hash]',
    plugins: [blockScripts],
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: [chosenSite()],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.scss': 'empty' },
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  }).finally(stop);
}
