import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** An application of ours on packages that Adobe publishes, in the versions that its users have. */
export interface Client {
  readonly name: string;
  readonly packages: readonly string[];
}

const ADOBE = ['@adobe/aem-spa-component-mapping@1.1.1', '@adobe/aem-core-components-react-base@1.1.8'];

export const CLIENTS: readonly Client[] = [
  {
    name: 'v1',
    packages: [
      ...ADOBE,
      '@adobe/aem-core-components-react-spa@1.2.0',
      '@adobe/aem-react-editable-components@1.1.11',
      '@adobe/aem-spa-page-model-manager@1.4.4',
      'react@16.14.0',
      'react-dom@16.14.0',
      'react-router-dom@5.3.4',
    ],
  },
  {
    name: 'v2',
    packages: [
      ...ADOBE,
      '@adobe/aem-react-editable-components@2.1.1',
      '@adobe/aem-spa-page-model-manager@1.5.0',
      'react@18.3.1',
      'react-dom@18.3.1',
      'react-router-dom@5.3.4',
    ],
  },
];

/** Why packages cannot be installed here; undefined if they can. */
export function whyNoRegistry(): string | undefined {
  const { status } = spawnSync('npm', ['view', ADOBE[0]!, 'version', '--fetch-retries=1'], {
    timeout: 60_000,
  });
  return status === 0 ? undefined : 'the npm registry does not answer, so nothing of Adobe’s was run';
}

/**
 * Installs the packages of a client in a folder and bundles it with them.
 *
 * @param address that it will have on the server
 * @returns the folder of the build
 */
export async function buildClient({ name, packages }: Client, dir: string, address: string): Promise<string> {
  mkdirSync(path.join(dir, 'build'), { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }');
  // Their peer dependencies name versions of each other that their makers did not install together either.
  const words = ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
  const { status, stderr } = spawnSync('npm', words, { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  copyFileSync(path.join(__dirname, `clients/${name}.jsx`), path.join(dir, 'main.jsx'));
  await build({
    entryPoints: [path.join(dir, 'main.jsx')],
    outfile: path.join(dir, 'build/main.js'),
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const manifest = { files: { 'main.js': `${address}main.js` }, entrypoints: ['main.js'] };
  writeFileSync(path.join(dir, 'build/asset-manifest.json'), JSON.stringify(manifest));
  return path.join(dir, 'build');
}
