import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../../install-packages';

/** Astro 6 requires Node 22. */
const VERSION = '5.18.2';

const root = path.resolve(__dirname, '../../../../node_modules/.cache/astro', VERSION);

/** One route for all pages; the router and its prefetching as `npm create astro` and Astro’s guides have them. */
const route = `---
import { ClientRouter } from 'astro:transitions';
import pages from '../pages.json';
export const getStaticPaths = () => pages.map((page) => ({ params: { path: page.path.slice(1) || undefined }, props: page }));
const { title, description, style, body } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="icon" href="/favicon.ico" />
    <style is:inline set:html={style}></style>
    <ClientRouter />
  </head>
  <body set:html={body} />
</html>
`;

const files: Readonly<Record<string, string>> = {
  'astro.config.mjs': `export default { prefetch: { prefetchAll: true }, trailingSlash: 'never', build: { format: 'file' }, devToolbar: { enabled: false } };\n`,
  'src/pages/[...path].astro': route,
};

/** A page of the peer: the same words and pictures, without our design. */
export interface PeerPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly style: string;
  readonly body: string;
}

/**
 * Builds pages with Astro, its view transitions and its prefetching; kept for the same pages.
 *
 * @returns contents of the built files by path of the address
 * @throws Error with the words of npm or Astro
 */
export function buildWithAstro(pages: readonly PeerPage[]): Map<string, Buffer> {
  if (!existsSync(path.join(root, 'node_modules/astro/package.json')))
    installPackages(root, { astro: VERSION });
  const data = JSON.stringify(pages);
  const out = path.join(root, createHash('sha256').update(data).update(route).digest('hex').slice(0, 16));
  if (!existsSync(out)) {
    write('src/pages.json', data);
    for (const [name, text] of Object.entries(files)) write(name, text);
    const words = ['node_modules/astro/astro.js', 'build', '--outDir', out];
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Astro could not build the peer:\n${stdout}${stderr}`);
  }
  return readBuilt(out);
}

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function readBuilt(out: string): Map<string, Buffer> {
  const found = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    found.map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      return [addressOf(path.relative(out, file)), readFileSync(file)];
    }),
  );
}

const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;
