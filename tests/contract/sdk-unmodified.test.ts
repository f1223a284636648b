import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { packages } from '../../package-lock.json';

/* The page in the editor's frame runs Adobe's SDK unmodified. */

const root = path.resolve(__dirname, '../..');

interface Locked {
  readonly version: string;
  readonly integrity: string;
  /** Where a package comes from, if not from the registry. */
  readonly resolved?: string;
  readonly link?: boolean;
}

const sdk = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith('@adobe/aem-'));

it('uses the SDK versions that the editor supports', () => {
  expect(Object.fromEntries(sdk)).toEqual({
    '@adobe/aem-react-editable-components': '2.1.1',
    '@adobe/aem-spa-component-mapping': '1.1.1',
    '@adobe/aem-spa-page-model-manager': '1.5.0',
  });
});

describe.each(sdk)('%s', (name, version) => {
  const locked = (packages as unknown as Record<string, Locked>)[`node_modules/${name}`]!;

  it('is locked to one version with its hash, from the registry', () => {
    expect(locked.version).toBe(version);
    expect(locked.integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(locked.link).toBeUndefined();
    expect(locked.resolved ?? 'https://registry.npmjs.org/').toMatch(/^https:\/\/registry\.npmjs\.org\//);
  });

  it('is installed once, in the locked version', () => {
    const installed = JSON.parse(
      readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    expect(installed.version).toBe(version);
    const copies = Object.keys(packages).filter((each) => each.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });
});

it('runs Adobe’s SDK without patches: no tool, no install script, no override, no alias', () => {
  const tools = /patch-package|pnpm-patch|patchedDependencies/;
  expect(readFileSync(path.join(root, 'package.json'), 'utf8')).not.toMatch(tools);
  expect(Object.keys(packages).filter((each) => each.endsWith('/patch-package'))).toEqual([]);
  expect(['patches', '.yarn/patches'].filter((dir) => existsSync(path.join(root, dir)))).toEqual([]);
  const scripts = Object.keys(manifest.scripts);
  expect(scripts.filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  expect(JSON.stringify(manifest.overrides)).not.toContain('@adobe');
  for (const file of ['webpack.config.js', 'jest.config.js', 'tsconfig.json'])
    expect(readFileSync(path.join(root, file), 'utf8')).not.toContain('@adobe/aem-');
});
