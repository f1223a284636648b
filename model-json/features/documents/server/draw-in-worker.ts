import { parentPort } from 'node:worker_threads';
import { drawDocument } from '../drawing/draw-document';
import type { DrawRequest, DrawAnswer } from './DrawingRoom';

/* A thread that draws one document after the other, so that no page waits for a catalogue. */

parentPort?.on('message', async ({ id, drawing }: DrawRequest) => {
  const answer: DrawAnswer = await drawDocument(drawing).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({
      id,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  parentPort?.postMessage(answer);
});
