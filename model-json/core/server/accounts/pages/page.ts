import type { FastifyReply } from 'fastify';
import { spoken } from '../../../../../shared/authoring/language/spoken';
import { escapeHtml } from '../../http/html';
import { contentSecurityPolicy } from '../../security/content-security-policy';
import { ACCOUNT_CSS } from './style';

/** Markup of a page: what people typed is escaped where it is put in. */
export type Markup = string;

/** Sends a page of the account screens. It works without scripts. */
export function sendPage(
  reply: FastifyReply,
  {
    title,
    body,
    isCard = false,
    status = 200,
  }: { title: string; body: Markup; isCard?: boolean; status?: number },
): FastifyReply {
  const html = [
    `<!doctype html><html lang="${spoken().language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><style>${ACCOUNT_CSS}</style></head>`,
    `<body${isCard ? ' class="sign"' : ''}><main>${body}</main></body></html>`,
  ].join('');
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy([ACCOUNT_CSS], "'none'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A message above a form. */
export const said = (text: string | undefined, isFault = false): Markup =>
  text === undefined ? '' : `<p class="said" role="${isFault ? 'alert' : 'status'}">${escapeHtml(text)}</p>`;

export const hidden = (name: string, value: string): Markup =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** A labelled field. */
export function field(
  name: string,
  label: string,
  {
    id = name,
    value = '',
    type = 'text',
    more = '',
  }: { id?: string; value?: string; type?: string; more?: string } = {},
): Markup {
  return `<div><label for="${escapeHtml(id)}">${escapeHtml(label)}</label><input id="${escapeHtml(id)}" name="${name}" type="${type}" value="${escapeHtml(value)}" ${more}></div>`;
}
