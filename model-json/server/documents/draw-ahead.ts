import type { FastifyInstance } from 'fastify';
import type { Instance } from '../Instance';
import type { RunMode } from '../run-mode';
import { allDocuments } from './all-documents';

/**
 * Milliseconds after a start or a change: first come the pages that somebody waits for, and what visitors will want before what
 * authors will.
 */
const PATIENCE_MS: Readonly<Record<RunMode, number>> = { publish: 15_000, author: 60_000 };

/** Draws all documents as time allows, so that lists can tell their sizes: after the start, and after each change of the content. */
export function drawAhead(app: FastifyInstance, { runMode, repository, search, documents }: Instance): void {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;
  const begin = () => {
    round += 1;
    const mine = round;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void documents.drawAhead(allDocuments(search.sites(), documents), () => mine !== round);
    }, PATIENCE_MS[runMode]).unref();
  };
  const forget = repository.onChange(begin);
  app.addHook('onListen', async () => {
    documents.serve();
    begin();
  });
  app.addHook('onClose', async () => {
    round += 1;
    clearTimeout(timer);
    forget();
    await documents.close();
  });
}
