import path from 'node:path';
import { build, stop } from 'esbuild';
import type { SiteConfig } from '../../model-json/core/site/SiteConfig';
import { siteNames } from '../../scripts/chosen-site';

/* The sources of a site's programs and scripts: no file of another site, nor of a feature that it does not use. */

const root = path.resolve(__dirname, '../..');
const programs = ['author', 'publish', 'drawer', 'service/main', 'ssr'].map(
  (name) => `model-json/programs/${name}.ts`,
);
const scripts = ['site.ts', 'spa.tsx', 'editor.tsx', 'server.ts'].map(
  (name) => `ui.frontend/src/core/entries/${name}`,
);

afterAll(() => stop());

async function sourcesOf(site: string, entryPoints: readonly string[], isServer: boolean): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir: path.join(root, 'dist/unwritten'),
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: isServer ? 'node' : 'browser',
    format: isServer ? 'cjs' : 'esm',
    conditions: [site],
    loader: { '.scss': 'empty', '.css': 'empty' },
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

const featureOf = (file: string) => /^(?:model-json|ui\.frontend\/src)\/features\/(\w+)\//.exec(file)?.[1];
const siteOf = (file: string) => /\/sites\/(\w+)\//.exec(file)?.[1];
const named = (files: readonly string[], nameOf: (file: string) => string | undefined) =>
  [...new Set(files.flatMap((file) => nameOf(file) ?? []))].sort();

describe.each(siteNames())('%s', (site) => {
  it.each([
    ['programs', programs, true],
    ['scripts', scripts, false],
  ] as const)(
    'builds its %s from its own sources and features only',
    async (_what, entryPoints, isServer) => {
      const { config } = (await import(`../../model-json/sites/${site}/site.config`)) as {
        config: SiteConfig;
      };
      const sources = await sourcesOf(site, entryPoints, isServer);
      expect(named(sources, siteOf)).toEqual([site]);
      expect(named(sources, featureOf).filter((name) => !config.features.includes(name))).toEqual([]);
      expect(sources.length).toBeGreaterThan(100);
    },
  );
});
