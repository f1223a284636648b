import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { openStage } from './open-stage';
import { partOf } from './parts';
import { connectionsIn, showConnections } from './show-connections';
import { showInRoom } from './show-in-room';
import { startKeys } from './start-keys';

/** Shows the product's model in the open dialog until a signal ends it. */
export async function showSolid(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const { scene: model } = await new GLTFLoader().loadAsync(root.dataset.model ?? '');
  if (signal.aborted) return;
  const stage = openStage(partOf(root, 'stage', HTMLElement), model, signal);
  startKeys(root, stage, signal);
  showConnections(root, stage, connectionsIn(model), signal);
  showInRoom(root, model, signal);
}
