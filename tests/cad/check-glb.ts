import { validateBytes } from 'gltf-validator';
import type { DrawingRoom } from '../../model-json/features/documents/server/DrawingRoom';
import type { KnownShape } from './all-shapes';
import { make } from './workshop';

const MOST_BYTES = 400_000;

/** What is wrong with a product's 3D model. */
export async function glbFaults(room: DrawingRoom, known: KnownShape): Promise<string[]> {
  const { facts, shape } = known;
  const file = await make(room, known, 'glb');
  const { issues } = await validateBytes(new Uint8Array(file));
  const errors = issues.messages
    .filter(({ severity }) => severity < 2)
    .map(({ code, message, pointer }) => `${facts.sku}: ${code} ${message} ${pointer ?? ''}`);
  const size = file.length > MOST_BYTES ? [`${facts.sku}: ${file.length} bytes`] : [];
  const named =
    shape.connections.length > 0 && !file.includes('"role"') ? [`${facts.sku}: no connections`] : [];
  return [...errors, ...size, ...named];
}
