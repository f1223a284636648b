import type { FastifyRequest } from 'fastify';
import { HttpError } from '../server/http/http-error';
import { CONTENT_ROOT } from '../../../shared/addresses/app';

/** AEM's modes, as in the header. */
const MODES = ['EDIT', 'PREVIEW', 'DISABLED'] as const;
export type Mode = (typeof MODES)[number];

/** A render request from AEM. */
export interface SsrRequest {
  /** Path of the page, with extension and without query: `/content/mysite/gb/en/products.html`. */
  readonly path: string;
  readonly mode: Mode;
  /** Path of the hierarchy's root: `/content/mysite/gb/en`. */
  readonly rootPath: string;
}

/** The mode if it is valid, for metrics. */
export const modeOf = ({ headers }: FastifyRequest): Mode | undefined =>
  MODES.find((mode) => mode === String(headers['wcm-mode']).toUpperCase());

/** @throws HttpError 400 that names the header and the fix */
export function readRequest(request: FastifyRequest): SsrRequest {
  const mode = modeOf(request);
  if (!mode) throw new HttpError(400, `${told(request, 'WCM-Mode')}; send EDIT, PREVIEW or DISABLED`);
  const root = request.headers['page-model-root-url'];
  if (typeof root !== 'string' || !root.startsWith('/')) {
    throw new HttpError(
      400,
      `${told(request, 'Page-Model-Root-URL')}; send the path of the hierarchy's root page, like ${CONTENT_ROOT}/gb/en`,
    );
  }
  return { path: pathOf(request), mode, rootPath: root.replace(/(?:\.model\.json|\.html)$/, '') };
}

function told({ headers }: FastifyRequest, name: string): string {
  const value = headers[name.toLowerCase()];
  return value === undefined ? `The header ${name} is missing` : `The header ${name} is "${String(value)}"`;
}

function pathOf({ raw, routeOptions: { url = '' } }: FastifyRequest): string {
  const [path = ''] = (raw.url ?? '').slice(url.length - '/*'.length).split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, `The address "${path}" is not encoded as UTF-8; send %25 for a percent sign`);
  }
}
