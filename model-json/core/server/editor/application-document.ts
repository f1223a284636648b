import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { spoken } from '../../../../shared/authoring/language/spoken';
import type { Frontend } from '../frontend/frontend';
import { escapeHtml } from '../http/html';
import type { Instance } from '../Instance';
import { editorPolicy } from '../security/content-security-policy';
import { sendStillBuilding } from './still-building';

export interface ApplicationDocument {
  /** Its entry in the build, and the id of the element that it draws into. */
  readonly id: 'console' | 'editor';
  readonly title: string;
  /** Said if scripts are off. */
  readonly noscript: string;
  /** What the application is told, as meta elements. @default nothing */
  readonly facts?: Readonly<Record<string, string>> | undefined;
  /** Origins of other pages that it may frame. @default none */
  readonly frames?: readonly string[] | undefined;
}

/**
 * Sends the document of an application for authors: an empty element, its scripts, and a policy with a new nonce; while the
 * application is not built yet, a page that waits for it.
 */
export function sendApplication(
  { frontend, inject }: Pick<Instance, 'frontend' | 'inject'>,
  { id, title, noscript, facts = {}, frames }: ApplicationDocument,
  reply: FastifyReply,
): FastifyReply {
  const files = applicationFiles(frontend(), id);
  if (files.length === 0) return sendStillBuilding(reply);
  const nonce = randomBytes(16).toString('base64');
  const html = [
    '<!doctype html>',
    `<html lang="${spoken().language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="csp-nonce" nonce="${nonce}">`,
    ...Object.entries(facts).map(
      ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
    `<title>${escapeHtml(title)}</title>`,
    ...files.flatMap((file) =>
      file.endsWith('.css') ? `<link rel="stylesheet" href="${escapeHtml(file)}">` : [],
    ),
    `</head><body><div id="${id}"></div>`,
    `<noscript><p>${escapeHtml(noscript)}</p></noscript>`,
    ...files.flatMap((file) => (file.endsWith('.js') ? `<script src="${escapeHtml(file)}"></script>` : [])),
    `${inject}</body></html>`,
  ].join('\n');
  return reply
    .header('content-security-policy', editorPolicy(nonce, frames))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The script with the author's texts; none in English. */
export const wordsFor = (frontend: Frontend): readonly string[] =>
  frontend.entry(`author-words-${spoken().language}`);

/** The files of an application for authors, their texts first; none if it has not been built. */
function applicationFiles(frontend: Frontend, entry: string): readonly string[] {
  const files = frontend.entry(entry);
  return files.length === 0 ? [] : [...wordsFor(frontend), ...files];
}
