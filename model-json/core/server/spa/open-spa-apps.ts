import { statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST, readSpaBuild, SpaAppError } from './read-spa-build';
import type { SpaApp, SpaBuild } from './SpaApp';

/** Pages and the folder with the build of the application that draws them. */
export interface SpaFolder {
  readonly root: string;
  readonly folder: string;
}

/**
 * The applications of `SPA_APPS`. A new build is served without a restart.
 *
 * @throws SpaAppError if a build is missing, or two are at the same address
 */
export function openSpaApps(folders: readonly SpaFolder[], warn: (line: string) => void): SpaApp[] {
  const apps = folders.map((each) => openSpaApp(each, warn));
  const twice = apps.find(({ address }, at) => apps.findIndex((other) => other.address === address) !== at);
  if (twice)
    throw new SpaAppError(`Two applications are at ${twice.address}; build each with a path of its own`);
  // The deepest first: it draws the pages of a part of another’s.
  return apps.sort((a, b) => b.root.length - a.root.length);
}

function openSpaApp({ root, folder }: SpaFolder, warn: (line: string) => void): SpaApp {
  const { address, ...first } = readSpaBuild(folder);
  let [build, time]: [SpaBuild, number] = [first, timeOf(folder)];
  return {
    root,
    address,
    build() {
      const now = timeOf(folder);
      if (now === time) return build;
      time = now;
      try {
        build = readSpaBuild(folder);
      } catch (error) {
        // Half written: its manifest comes last, and changes again.
        warn(`The earlier build of ${folder} is served: ${String(error)}`);
      }
      return build;
    },
  };
}

/** When a build was finished; 0 while there is none. */
const timeOf = (folder: string): number =>
  statSync(path.join(folder, MANIFEST), { throwIfNoEntry: false })?.mtimeMs ?? 0;
