import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isWithin } from '../../repository/path';
import { Body } from '../http/Body';
import { typeOfFile } from '../http/media-type';
import { RESOURCES } from '../frontend/frontend';
import type { SpaBuild } from './SpaApp';

/** The build of an application for `SPA_APPS` is missing or cannot be served. */
export class SpaAppError extends Error {
  override readonly name = 'SpaAppError';
  readonly code = 'VEN_SPA_APP';
}

export const MANIFEST = 'asset-manifest.json';

/** As Create React App and `webpack-manifest-plugin` write it. */
const manifestSchema = z.object({
  files: z.record(z.string(), z.string()),
  entrypoints: z.array(z.string()).min(1),
});

/** Where AEM’s proxy serves client libraries, and nothing else. */
const CLIENT_LIBRARIES = '/etc.clientlibs/';

/**
 * Reads the files that an application’s manifest names.
 *
 * @param folder of the build
 * @throws SpaAppError that says which file is wrong and what would be right
 */
export function readSpaBuild(folder: string): SpaBuild & { readonly address: string } {
  const { files, entrypoints } = manifestIn(folder);
  const addresses = Object.values(files).filter((each) => !each.endsWith('.html'));
  const address = addressOf(folder, entrypoints[0]!, addresses);
  const served = new Map(
    addresses
      .filter((each) => each.startsWith(address))
      .map((each) => [each, bodyOf(folder, each.slice(address.length))]),
  );
  const initial = entrypoints.map((name) => {
    if (served.has(address + name)) return address + name;
    throw new SpaAppError(`${folder}/${MANIFEST}: "entrypoints" names ${name}, which is not in "files"`);
  });
  return {
    address,
    styles: initial.filter((name) => name.endsWith('.css')),
    scripts: initial.filter((name) => name.endsWith('.js')),
    file: (name) => served.get(name),
  };
}

function manifestIn(folder: string): z.infer<typeof manifestSchema> {
  const file = path.join(folder, MANIFEST);
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SpaAppError(
      `${file} cannot be read (${reason}); build the application with a manifest that has "files" and "entrypoints"`,
    );
  }
}

/** What stands before the name of an entry in its address. */
function addressOf(folder: string, entry: string, addresses: readonly string[]): string {
  const found = addresses.find((each) => each.endsWith(`/${entry}`)) ?? '';
  const address = found.slice(0, found.length - entry.length);
  if (!address.startsWith(CLIENT_LIBRARIES) || address === CLIENT_LIBRARIES || address === RESOURCES)
    throw new SpaAppError(
      `${folder}/${MANIFEST}: its files are at "${address}"; build it with a public path of its own like ${CLIENT_LIBRARIES}acme/clientlibs/clientlib-react/resources/`,
    );
  return address;
}

function bodyOf(folder: string, name: string): Body {
  const file = path.resolve(folder, name);
  try {
    if (!isWithin(file, path.resolve(folder))) throw new Error('it is outside the folder');
    return new Body(readFileSync(file), typeOfFile(name));
  } catch (error) {
    throw new SpaAppError(`${folder}/${MANIFEST} names ${name}, which cannot be read: ${String(error)}`);
  }
}
