import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { config } from '#site-server/site.config';
import type * as Renderer from '../../../../ui.frontend/src/core/entries/server';
import { Body } from '../http/Body';
import { typeOfFile } from '../http/media-type';
import { APP_ID } from '../../../../shared/addresses/app';

/** Where AEM serves the clientlib's `resources/` from. */
export const RESOURCES = `/etc.clientlibs/${APP_ID}/clientlibs/clientlib-site/resources/`;

const FOLDER = 'clientlibs/clientlib-site/resources';

const manifestSchema = z.object({
  entrypoints: z.record(z.string(), z.array(z.string())),
  files: z.array(z.string().startsWith(RESOURCES)),
});

/** The last builds, this one first (`scripts/build/generations.js`). */
const generationsSchema = z.array(manifestSchema);

/** What webpack built: the renderer of pages, and the files that pages ask for. */
export interface Frontend extends Pick<
  typeof Renderer,
  'renderPage' | 'renderExample' | 'settingsFrom' | 'comparisonSheet'
> {
  /** Another one for each build. */
  readonly build: number;
  readonly assets: Renderer.Assets;
  /** Addresses of the scripts and styles that an entry (`site`, `spa`, `styles`) starts with. */
  entry(name: string): readonly string[];
  /** A built file by its address, from memory. */
  file(address: string): Body | undefined;
}

/** The build is not there, or not whole. */
export class FrontendError extends Error {
  override readonly name = 'FrontendError';
  readonly code = 'VEN_BUILD';
}

/** Fonts whose glyphs stand in the first screen of every page: running text and headings. */
export const firstFonts = (files: readonly string[]): string[] =>
  config.firstFonts.flatMap((font) => files.find((file) => file.includes(`/${font}.`)) ?? []);

let builds = 0;

/** The files of the client libraries, in memory, so that a build that replaces them under a running server breaks no page. */
export interface BuiltFiles extends Pick<Frontend, 'entry' | 'file'> {
  /** Addresses of this build's files. */
  readonly addresses: readonly string[];
}

/**
 * Reads `clientlibs/`.
 *
 * @param root folder of the build
 * @throws FrontendError when it has not been built
 */
export function loadFiles(root: string): BuiltFiles {
  const manifest = manifestSchema.parse(JSON.parse(readBuilt(root, 'clientlibs/manifest.json').toString()));
  const body = (address: string) => {
    const name = address.slice(RESOURCES.length);
    return new Body(readBuilt(root, path.join(FOLDER, name)), typeOfFile(name), 11);
  };
  const files = new Map(manifest.files.map((address) => [address, body(address)]));
  // Pages in caches and open tabs know the names of the build before.
  for (const address of earlierFiles(root)) if (!files.has(address)) files.set(address, body(address));
  return {
    addresses: manifest.files,
    entry: (name) => manifest.entrypoints[name] ?? [],
    file: (address) => files.get(address),
  };
}

/**
 * Reads `clientlibs/` and `dist/server.js`.
 *
 * @param root folder of the build
 * @throws FrontendError when it has not been built
 */
export function loadFrontend(root: string): Frontend {
  const { addresses, entry, file } = loadFiles(root);
  const script = entry('site').find((name) => name.endsWith('.js'));
  if (script === undefined)
    throw new FrontendError('clientlibs/manifest.json names no script of the entry "site"');
  return {
    build: (builds += 1),
    ...loadRenderer(path.join(root, 'dist/server.js')),
    assets: { script, fonts: firstFonts(addresses) },
    entry,
    file,
  };
}

/** What builds before left, as far as it is still there. */
function earlierFiles(root: string): string[] {
  const list = path.join(root, 'clientlibs/generations.json');
  if (!existsSync(list)) return [];
  return generationsSchema
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .flatMap(({ files }) => files)
    .filter((address) => existsSync(path.join(root, FOLDER, address.slice(RESOURCES.length))));
}

function readBuilt(root: string, name: string): Buffer {
  try {
    return readFileSync(path.join(root, name));
  } catch {
    throw new FrontendError(`${name} is missing; run "npm run build"`);
  }
}

function loadRenderer(file: string): typeof Renderer {
  const load = createRequire(__filename);
  try {
    delete load.cache[load.resolve(file)];
    return load(file) as typeof Renderer;
  } catch (error) {
    throw new FrontendError(`dist/server.js cannot be loaded (${String(error)}); run "npm run build"`);
  }
}

/**
 * For development: the build as it is on disk now. One that is half written or broken leaves the last good one.
 *
 * @param warn is told once about each broken build
 */
export function followFrontend(root: string, warn: (line: string) => void): () => Frontend {
  const stamp = () =>
    ['clientlibs/manifest.json', 'dist/server.js']
      .map((name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs)
      .join();
  let seen = stamp();
  let current = loadFrontend(root);
  return () => {
    const now = stamp();
    if (now === seen) return current;
    seen = now;
    try {
      current = loadFrontend(root);
    } catch (error) {
      warn(`The last good build stays: ${String(error)}`);
    }
    return current;
  };
}
