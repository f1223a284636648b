import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../install-packages';

/** Apache-2.0, all three; 96 MB with what they need, so they are installed for this test alone. */
const dependencies = {
  '@adobe/helix-html2md': '2.2.4',
  '@adobe/helix-md2jcr': '1.2.19',
  '@adobe/aem-cli': '16.16.24',
};

/** Uploads pictures, which is not done here: registries lack the versions that `helix-html2md` names. */
const overrides = { '@adobe/helix-mediahandler': '2.11.0' };

/** Why packages cannot be installed here; undefined if they can. */
export function whyNoRegistry(): string | undefined {
  const words = ['view', '@adobe/aem-cli', 'version', '--fetch-retries=1'];
  return spawnSync('npm', words, { timeout: 60_000 }).status === 0
    ? undefined
    : 'the npm registry does not answer, so nothing of Adobe’s was run';
}

/** Installs them in a folder, with our script that calls the converters. @throws Error with npm's words */
export function installAdobe(dir: string): void {
  installPackages(dir, dependencies, overrides);
  copyFileSync(path.join(__dirname, 'convert.mjs'), path.join(dir, 'convert.mjs'));
}
