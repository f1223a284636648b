import type { FastifyInstance } from 'fastify';
import type { Instance } from '../../../core/server/Instance';
import { sitesOf } from '../../../core/server/pages/sites';
import { allDocuments } from './all-documents';

/** Milliseconds after a start or a change: requests for pages come first. */
const PATIENCE_MS = 15_000;

/**
 * Draws all documents in the background, so that lists can show their sizes: after the start, and after each change of the
 * content. Author only draws what its pages show: a drawing thread takes 100 MB, and most documents are the same as on publish.
 */
export function drawAhead(app: FastifyInstance, { runMode, repository, documents }: Instance): void {
  let timer: NodeJS.Timeout | undefined;
  let round = 0;
  const begin = () => {
    round += 1;
    const mine = round;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void documents.drawAhead(allDocuments(sitesOf(repository), documents), () => mine !== round);
    }, PATIENCE_MS).unref();
  };
  const isAhead = runMode === 'publish';
  let forget = () => {};
  app.addHook('onListen', async () => {
    documents.serve();
    if (!isAhead) return;
    forget = repository.onChange(begin);
    begin();
  });
  app.addHook('onClose', async () => {
    round += 1;
    clearTimeout(timer);
    forget();
    await documents.close();
  });
}
