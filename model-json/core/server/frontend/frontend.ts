import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { config } from '#site-server/site.config';
import type * as Renderer from '../../../../ui.frontend/src/core/entries/server';
import { BEST, Body } from '../http/Body';
import { typeOfFile } from '../http/media-type';
import { APP_ID } from '../../../../shared/addresses/app';

/** Path at which AEM serves the clientlib's `resources/`. */
export const RESOURCES = `/etc.clientlibs/${APP_ID}/clientlibs/clientlib-site/resources/`;

/** Names with a content hash: `site.1a2b3c4d.js`. */
export const HASHED = /\.[0-9a-f]{8}\.\w+(?:\.map)?$/;

const FOLDER = 'clientlibs/clientlib-site/resources';

const manifestSchema = z.object({
  entrypoints: z.record(z.string(), z.array(z.string())),
  files: z.array(z.string().startsWith(RESOURCES)),
});

/** In bytes. The best compression of more keeps the first visitor waiting: it comes later. */
const LARGE = 128 * 1024;

/** What only pages in an editor load. */
const FOR_AUTHORS = /^(?:authors\/|spa\.|styles\.)/;

/**
 * Of brotli, for authors' files. The best saves them a tenth and takes a processor ten seconds after each start, in
 * which they open their first page.
 */
const GOOD = 6;

const qualityFor = (name: string, { length }: Buffer): number | undefined => {
  if (FOR_AUTHORS.test(name)) return GOOD;
  return length > LARGE ? undefined : BEST;
};

/** The last builds, starting with this one (`scripts/build/generations.js`). */
const generationsSchema = z.array(manifestSchema);

/** webpack's output: the renderer of pages, and the files that pages request. */
export interface Frontend extends Pick<
  typeof Renderer,
  'renderPage' | 'renderExample' | 'settingsFrom' | 'comparisonSheet' | 'edge'
> {
  /** Changes with each build. */
  readonly build: number;
  readonly assets: Renderer.Assets;
  /** Addresses of the initial scripts and styles of an entry (`site`, `spa`, `styles`). */
  entry(name: string): readonly string[];
  /** A built file by its address, from memory. */
  file(address: string): Body | undefined;
}

/** The build is missing or incomplete. */
export class FrontendError extends Error {
  override readonly name = 'FrontendError';
  readonly code = 'VEN_BUILD';
}

/** Fonts used on the first screen of every page: running text and headings. */
export const firstFonts = (files: readonly string[]): string[] =>
  config.firstFonts.flatMap((font) => files.find((file) => file.includes(`/${font}.`)) ?? []);

let builds = 0;

/**
 * The files of the client libraries, in memory, so that a build that replaces them under a running server breaks no
 * page.
 */
export interface BuiltFiles extends Pick<Frontend, 'entry' | 'file'> {
  /** Addresses of this build's files. */
  readonly addresses: readonly string[];
}

/**
 * Reads files of the client libraries.
 *
 * @param root folder of the build
 * @param list manifest that names them
 * @param earlier addresses of others
 * @throws FrontendError if they have not been built
 */
export function loadListed(root: string, list: string, earlier: readonly string[] = []): BuiltFiles {
  const manifest = manifestSchema.parse(JSON.parse(readBuilt(root, list).toString()));
  const body = (address: string) => {
    const name = address.slice(RESOURCES.length);
    const bytes = readBuilt(root, path.join(FOLDER, name));
    return new Body(bytes, typeOfFile(name), qualityFor(name, bytes));
  };
  const files = new Map(
    [...new Set([...manifest.files, ...earlier])].map((address) => [address, body(address)]),
  );
  return {
    addresses: manifest.files,
    entry: (name) => manifest.entrypoints[name] ?? [],
    file: (address) => files.get(address),
  };
}

/**
 * Reads what visitors' pages load. Cached pages and open tabs use the file names of the previous build.
 *
 * @param root folder of the build
 * @throws FrontendError if it has not been built
 */
export const loadFiles = (root: string): BuiltFiles =>
  loadListed(root, 'clientlibs/manifest.json', earlierFiles(root));

/**
 * Reads what visitors' pages load, and `dist/server.js`.
 *
 * @param root folder of the build
 * @throws FrontendError if it has not been built
 */
export function loadFrontend(root: string): Frontend {
  const { addresses, entry, file } = loadFiles(root);
  const script = entry('site').find((name) => name.endsWith('.js'));
  if (script === undefined)
    throw new FrontendError('clientlibs/manifest.json names no script for the entry "site"');
  return {
    build: (builds += 1),
    ...loadRenderer(path.join(root, 'dist/server.js')),
    assets: { script, fonts: firstFonts(addresses) },
    entry,
    file,
  };
}

/** Files of previous builds, if they still exist. */
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
