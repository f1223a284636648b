import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings/settings';
import { Admission } from './Admission';

/** Requests of a kind wait for each other and for nobody else. */
export interface Lanes {
  for(request: IncomingMessage): Admission;
  /** To be called when there are more drawers. */
  next(): void;
}

/**
 * Under way in a drawer at a time. It draws one page at a time, and the second is there when the first is done; pictures
 * and documents are made in threads beside it; forms wait for those who send them.
 */
const UNDER_WAY = { pages: 2, files: 8, forms: 32 } as const;

/** Pictures, documents, assets. */
const FILE = /\.coreimg\.|\.pdf(?:$|\?)|^\/content\/dam\//;

/** @param drawers how many are ready */
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
