import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings/settings';
import { Admission } from './Admission';

/** Separate queues by kind of request. */
export interface Lanes {
  for(request: IncomingMessage): Admission;
  /** Must be called when there are more drawers. */
  next(): void;
}

/**
 * Concurrent requests per drawer. It draws one page at a time, with a second ready to start; pictures and documents are
 * made in threads; form posts mostly wait for their senders.
 */
const UNDER_WAY = { pages: 2, files: 8, forms: 32 } as const;

/** Pictures, documents, assets. */
const FILE = /\.coreimg\.|\.pdf(?:$|\?)|^\/content\/dam\//;

/** @param drawers number of drawers that are ready */
export function lanesOf(
  settings: Pick<Settings, 'DRAW_QUEUE' | 'DRAW_QUEUE_PER_CLIENT' | 'DRAW_TIMEOUT' | 'PUBLISH_DRAWERS'>,
  drawers: () => number,
): Lanes {
  const { DRAW_QUEUE, DRAW_QUEUE_PER_CLIENT, DRAW_TIMEOUT, PUBLISH_DRAWERS } = settings;
  const lane = (underWay: number) =>
    new Admission({
      capacity: () => underWay * drawers(),
      waiting: DRAW_QUEUE * PUBLISH_DRAWERS,
      perClient: DRAW_QUEUE_PER_CLIENT,
      patience: DRAW_TIMEOUT,
    });
  const [pages, files, forms] = [lane(UNDER_WAY.pages), lane(UNDER_WAY.files), lane(UNDER_WAY.forms)];
  return {
    for: ({ method, url = '/' }) =>
      method !== 'GET' && method !== 'HEAD' ? forms : FILE.test(url) ? files : pages,
    next: () => [pages, files, forms].forEach((each) => each.next()),
  };
}
