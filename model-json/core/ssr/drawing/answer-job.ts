import { performance } from 'node:perf_hooks';
import type * as Renderer from '../../../../ui.frontend/src/core/entries/server';
import { HttpError } from '../../server/http/http-error';
import { findPage, readRoot, type Found } from '../model/page-in-hierarchy';
import { unpack } from '../model/unpack';
import type { Answer, Job } from './messages';

export type BodyRenderer = Pick<typeof Renderer, 'renderBody' | 'initialStateScript'>;

/** Renders the requested page. No state outlives the call: two requests never share a store. */
export function answerJob(renderer: BodyRenderer, job: Job): Answer {
  try {
    return draw(renderer, job);
  } catch (error) {
    if (error instanceof HttpError) return { status: error.statusCode, message: error.message };
    if (!(error instanceof Error)) return { status: 500, message: String(error) };
    // The renderer is a separate bundle: its error classes are not the same objects as ours.
    if (error.name === 'PageModelError')
      return { status: 422, message: `The page cannot be drawn: ${error.message}` };
    return { status: 500, message: error.stack ?? String(error) };
  }
}

function draw(
  renderer: BodyRenderer,
  { path, rootPath, body, packing, limit, origin, withState }: Job,
): Answer {
  const began = performance.now();
  const found = findPage(readRoot(unpack(body, packing, limit).toString(), rootPath), path);
  const parsed = performance.now();
  const { html, problems } = renderer.renderBody({ model: found.page, origin });
  const state = withState ? renderer.initialStateScript(stateOf(found)) : '';
  const bytes = Buffer.from(html + state);
  return {
    html: bytes,
    problems,
    page: found.page[':path'],
    parseMs: parsed - began,
    drawMs: performance.now() - parsed,
  };
}

/**
 * Other pages of the hierarchy are left out: the page would contain the whole site, and the SDK fetches what it needs.
 */
const stateOf = ({ root, page }: Found) => ({
  rootModel: { ...root, ':children': page === root ? {} : { [page[':path']]: page } },
  rootModelUrl: `${root[':path']}.model.json`,
  pagePath: page[':path'],
});
