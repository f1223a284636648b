import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CENTRAL = 'https://repo1.maven.org/maven2';
const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/maven-central');

/** Packages of others that tests read, and never commit. WKND is under the MIT licence, the Core Components under Apache-2.0. */
export const PACKAGES = {
  wknd: 'com/adobe/aem/guides/aem-guides-wknd.ui.content/3.2.0/aem-guides-wknd.ui.content-3.2.0.zip',
  wkndShared:
    'com/adobe/aem/guides/aem-guides-wknd-shared.ui.content/3.1.0/aem-guides-wknd-shared.ui.content-3.1.0.zip',
  wkndComponents: 'com/adobe/aem/guides/aem-guides-wknd.ui.apps/3.2.0/aem-guides-wknd.ui.apps-3.2.0.zip',
  coreComponents: 'com/adobe/cq/core.wcm.components.content/2.29.0/core.wcm.components.content-2.29.0.zip',
  amp: 'com/adobe/cq/core.wcm.components.extensions.amp.content/2.26.0/core.wcm.components.extensions.amp.content-2.26.0.zip',
  libraryComponents:
    'com/adobe/cq/core.wcm.components.examples.ui.apps/2.26.0/core.wcm.components.examples.ui.apps-2.26.0.zip',
  library:
    'com/adobe/cq/core.wcm.components.examples.ui.content/2.26.0/core.wcm.components.examples.ui.content-2.26.0.zip',
};

/** WKND's site, and all that it needs. */
export const WKND = [
  PACKAGES.coreComponents,
  PACKAGES.wkndComponents,
  PACKAGES.wkndShared,
  PACKAGES.wknd,
] as const;

/** The file of a package; undefined, with a warning, if it cannot be had. */
export async function fetched(artefact: string): Promise<string | undefined> {
  const file = path.join(CACHE, path.basename(artefact));
  if (existsSync(file)) return file;
  try {
    const answer = await fetch(`${CENTRAL}/${artefact}`, { signal: AbortSignal.timeout(120_000) });
    if (!answer.ok) throw new Error(`Maven Central answered with ${answer.status}`);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, new Uint8Array(await answer.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    return file;
  } catch (error) {
    console.warn(`SKIPPED: ${artefact} cannot be had: ${String(error)}`);
    return undefined;
  }
}
