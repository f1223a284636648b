import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LockedPage } from '../../../../shared/authoring/locked-pages';
import { nameOf, parentOf } from '../../repository/path';
import { contentSecurityPolicy } from '../security/content-security-policy';
import { escapeHtml } from '../http/html';
import type { Parameters } from './Parameters';
import type { PostChange } from './Post';
import { prefersJson } from './prefers-json';
import { redirectTarget } from './redirect-target';

/** The result of a post. */
export interface PostAnswer {
  readonly path: string;
  readonly status: number;
  /** The error and its fix. */
  readonly message?: string;
  readonly isCreate: boolean;
  readonly changes: readonly PostChange[];
  /** Pages and assets that were deleted or moved, and that visitors can no longer find. */
  readonly unpublished?: readonly string[];
  /** Pages that now have another address for visitors. */
  readonly moved?: readonly string[];
  /** Pages that still link to the old address of what was moved: somebody else has locked them. */
  readonly linksKept?: readonly LockedPage[];
  /** Current version of the page. */
  readonly version?: string;
  /** Version of the page that contains `:dest`. */
  readonly destVersion?: string;
}

/** Answers like Sling: JSON for programs, HTML for people, or a redirect if the form asks for one. */
export function sendAnswer(
  answer: PostAnswer,
  parameters: Parameters | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { path, status, isCreate, version, destVersion } = answer;
  const isGood = status < 400;
  reply.header('cache-control', 'no-store').header('vary', 'accept');
  if (version !== undefined) reply.header('content-version', version);
  if (destVersion !== undefined) reply.header('dest-content-version', destVersion);

  const next = redirectTarget(parameters?.get(isGood ? ':redirect' : ':errorpage'), nameOf(path), request);
  if (next !== undefined) return reply.redirect(next, 302);

  const details = detailsOf(answer, request);
  reply.code(parameters?.get(':status') === 'browser' ? 200 : status);
  if (isGood && isCreate) reply.header('location', details.location);
  if (prefersJson(parameters?.get(':http-equiv-accept') ?? request.headers.accept))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(jsonOf(details)));
  reply.header('content-security-policy', contentSecurityPolicy([], "'self'"));
  return reply.type('text/html; charset=utf-8').send(htmlOf(details));
}

type Details = ReturnType<typeof detailsOf>;

function detailsOf(
  {
    path,
    status,
    message,
    isCreate,
    changes,
    unpublished = [],
    moved = [],
    linksKept = [],
    version,
  }: PostAnswer,
  { headers }: FastifyRequest,
) {
  const verb = status >= 400 ? 'Error while processing' : isCreate ? 'Content created' : 'Content modified';
  return {
    status,
    text: message ?? STATUS_CODES[status] ?? 'OK',
    title: `${verb} ${path}`,
    path,
    location: addressOf(path),
    parentLocation: addressOf(parentOf(path)),
    isCreate,
    referer: headers.referer ?? '',
    changes,
    unpublished,
    moved,
    linksKept,
    version,
    isError: status >= 400,
  };
}

function jsonOf(details: Details): object {
  const { status, text, isError, changes, unpublished, moved, linksKept, version, ...more } = details;
  return {
    ...more,
    'status.code': status,
    'status.message': text,
    ...(version !== undefined && { version }),
    changes: isError ? [] : changes,
    ...(unpublished.length > 0 && { unpublished }),
    ...(moved.length > 0 && { moved }),
    ...(linksKept.length > 0 && { linksKept }),
    ...(isError && { error: { class: 'PostError', message: text } }),
  };
}

/** With the ids that scripts look for in Sling's own answer. */
function htmlOf({
  status,
  text,
  title,
  path,
  location,
  parentLocation,
  referer,
  changes,
  isError,
}: Details): string {
  const facts: (readonly [id: string, value: string])[] = [
    ['Status', String(status)],
    ['Message', text],
    ['Location', location],
    ['ParentLocation', parentLocation],
    ['Path', path],
    ['Referer', referer],
  ];
  const log = (isError ? [] : changes).map(
    ({ type, argument }) =>
      `${type}(${[argument]
        .flat()
        .map((path) => `"${path}"`)
        .join(', ')});<br/>`,
  );
  // Sling escapes its own markup, and clients read it so.
  facts.push(['ChangeLog', `<pre>${log.join('')}</pre>`]);
  const rows = facts.map(([id, value]) => `<dt>${id}</dt><dd id="${id}">${escapeHtml(value)}</dd>`);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body><h1>${escapeHtml(title)}</h1><dl>${rows.join('')}</dl></body></html>`
  );
}

/** A path as an address: `jcr:content` becomes `_jcr_content`. */
const addressOf = (path: string) =>
  encodeURI(path.replace(/\/(jcr|cq|nt|sling|dam|rep|mix|granite|oak):(?=[^/])/g, '/_$1_'));
