import { rmSync } from 'node:fs';
import type { Logger } from '../../../../core/repository/Repository';
import { EmbeddedEngine, type EmbeddedSettings } from '../../engine/embedded/EmbeddedEngine';
import { takeFolder, type IndexFolder } from './index-folder';
import { knownTo, type OpenedIndex } from './OpenedIndex';

/** Opens the embedded engine in its folder, or in a temporary one if it cannot be used. A broken index is deleted. */
export async function openEmbedded(settings: EmbeddedSettings, log: Logger): Promise<OpenedIndex> {
  const folder = takeFolder(settings.folder);
  if (folder.insteadBecause)
    log.warn(`The search index is only kept until this process ends: ${folder.insteadBecause}`);
  try {
    return await opened(settings, folder);
  } catch (error) {
    log.warn(`Rebuilding the search index in ${folder.path}: ${String(error)}`);
    folder.release();
    rmSync(folder.path, { recursive: true, force: true });
    return opened(settings, takeFolder(settings.folder));
  }
}

async function opened(settings: EmbeddedSettings, folder: IndexFolder): Promise<OpenedIndex> {
  const engine = new EmbeddedEngine({ ...settings, folder: folder.path });
  return { engine, known: await knownTo(engine), release: () => folder.release() };
}
