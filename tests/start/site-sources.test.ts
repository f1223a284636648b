/** @jest-turn 6 */
import path from 'node:path';
import { build, stop } from 'esbuild';
import type { SiteConfig } from '../../model-json/core/site/SiteConfig';
import { siteNames } from '../../scripts/chosen-site';

/* The sources of a site's programs and scripts: no file of another site, nor of a feature that it does not use, nor its words. */

const root = path.resolve(__dirname, '../..');
const programs = ['author', 'publish', 'drawer', 'service/main', 'ssr'].map(
  (name) => `model-json/programs/${name}.ts`,
);
const scripts = ['site.ts', 'spa.tsx', 'editor.tsx', 'server.ts'].map(
  (name) => `ui.frontend/src/core/entries/${name}`,
);

afterAll(() => stop());

async function bundleOf(site: string, entryPoints: readonly string[], isServer: boolean) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir: path.join(root, 'dist/unwritten'),
    bundle: true,
    write: false,
    metafile: true,
    // Without comments.
    minifyWhitespace: true,
    charset: 'utf8',
    packages: 'external',
    platform: isServer ? 'node' : 'browser',
    format: isServer ? 'cjs' : 'esm',
    conditions: [site],
    loader: { '.scss': 'empty', '.css': 'empty' },
    logLevel: 'silent',
  });
  return { sources: Object.keys(metafile.inputs), text: outputFiles.map(({ text }) => text).join('\n') };
}

const featureOf = (file: string) =>
  /^(?:model-json|shared|ui\.frontend\/src)\/features\/(\w+)\//.exec(file)?.[1];
/** Words of a trade that only these features know. */
const tradeOf: Readonly<Record<string, RegExp>> = {
  catalogue:
    /compressor|kompressor|compresseur|compresor|quote list|order n(?:o|umber)|bestell-?n|motor ?power|free ?air ?delivery|oil[- ]?(?:free|less)|\bcompared?Page\b|\bquotePage\b/gi,
  dealers: /dealer|händler|revendeur|distribuidor/gi,
  sizing: /(?<!box-)sizing|running time|pneumatic/gi,
};

/** Not a site: what those have that have nothing of their own. */
const PLAIN = 'plain';
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
      const { sources, text } = await bundleOf(site, entryPoints, isServer);
      expect(named(sources, siteOf).filter((name) => name !== PLAIN)).toEqual([site]);
      expect(named(sources, featureOf).filter((name) => !config.features.includes(name))).toEqual([]);
      expect(sources.length).toBeGreaterThan(100);
      for (const [feature, words] of Object.entries(tradeOf)) {
        const said = [...new Set(text.match(words))];
        expect({ feature, isSaid: said.length > 0, said }).toEqual({
          feature,
          isSaid: config.features.includes(feature),
          said: config.features.includes(feature) ? said : [],
        });
      }
    },
  );
});
