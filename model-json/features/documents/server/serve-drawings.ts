import { parentPort } from 'node:worker_threads';
import type { Drawable, Drawing } from '../drawing/Drawing';
import type { DrawAnswer, DrawRequest } from './DrawingRoom';

/** Makes this a thread of a `DrawingRoom`: it draws documents one after the other, so that pages never wait for a catalogue. */
export function serveDrawings<D extends Drawable>(draw: (drawing: Drawing<D>) => Promise<Buffer>): void {
  parentPort?.on('message', async ({ id, drawing }: DrawRequest<D>) => {
    const answer: DrawAnswer = await draw(drawing).then(
      (bytes) => ({ id, bytes }),
      (error: unknown) => ({
        id,
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parentPort?.postMessage(answer);
  });
}
