import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../../install-packages';
import { ownPage, type OwnAnswer } from '../../page/https-front';
import type { PeerPage } from './peer-pages';

/** A program that builds sites, and a project for it that has the pages in `pages.json` and builds into `out`. */
export interface SiteBuilder {
  readonly name: string;
  /** Versions by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** Contents by path in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** Of Node, from the project. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  // What Next's router reads of a page: React's elements.
  txt: 'text/x-component',
};
// Not in node_modules: what is there, Next.js takes for built.
const cache = path.resolve(__dirname, '../../../../test-results/peers');

/**
 * Builds a peer; the same pages are built once.
 *
 * @returns its files by the path of their address
 * @throws Error with the words of npm or of the program
 */
export function buildPeer(builder: SiteBuilder, pages: readonly PeerPage[]): Map<string, OwnAnswer> {
  const { name, packages, files, command, env } = builder;
  const root = path.join(cache, `${hashOf(JSON.stringify([name, packages]))}`);
  if (!existsSync(path.join(root, 'node_modules'))) installPackages(root, packages);
  const all = { ...files, 'pages.json': JSON.stringify(pages) };
  const built = path.join(root, hashOf(JSON.stringify(all)));
  if (!existsSync(built)) {
    for (const [file, text] of Object.entries(all)) write(path.join(root, file), text);
    rmSync(path.join(root, 'out'), { recursive: true, force: true });
    const run = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' as const };
    const { status, stdout, stderr } = spawnSync(process.execPath, command, run);
    if (status !== 0) throw new Error(`${name} could not build the peer:\n${stdout}${stderr}`);
    renameSync(path.join(root, 'out'), built);
  }
  return readBuilt(built);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function readBuilt(folder: string): Map<string, OwnAnswer> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    found.map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      const type = TYPES[path.extname(file).slice(1)];
      const body = readFileSync(file);
      return [addressOf(path.relative(folder, file)), type ? { type, body } : ownPage(body.toString())];
    }),
  );
}

const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;
