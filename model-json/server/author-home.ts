import type { FastifyInstance } from 'fastify';
import { childPages, displayTitle, navigationTitle } from '../exporter/shared/pages';
import type { Resource } from '../repository/Resource';
import { Body } from './Body';
import { contentSecurityPolicy } from './content-security-policy';
import { EDITOR } from './editor/editor-page';
import { escapeHtml } from './html';
import type { Instance } from './Instance';
import { readRoute } from './read-route';
import { sendBody } from './send-body';

const SITES = ['/content/ventora', '/content/core-components-examples'];

const CSS = `
:root { color-scheme: light dark; --ink: light-dark(#14202e, #e8edf3); --soft: light-dark(#5a6878, #9fb0c3);
  --line: light-dark(#dde3ea, #2b3a4c); --back: light-dark(#fff, #0d1826); --accent: light-dark(#0b57d0, #8ab4f8); }
body { background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; } p { color: var(--soft); margin: .25rem 0 2rem; } h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; } ul ul { padding-inline-start: 1.25rem; }
.page { align-items: baseline; border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-block: .5rem; }
.title { flex: 1 1 14rem; } .path { color: var(--soft); font-size: .8125rem; } a { color: var(--accent); }
.page a { padding-block: .25rem; }
`;

/** The author's way in: the editor's start page, and where the editor has not been built every page of the site in a list. */
export function authorHome(app: FastifyInstance, { repository, frontend, inject }: Instance): void {
  readRoute(app, '/', async (request, reply) => {
    if (frontend().entry('editor').length > 0) return reply.redirect(EDITOR, 302);
    const sites = SITES.flatMap((path) => [...(repository.get(path)?.children.values() ?? [])]).filter(
      (site) => childPages(site).length > 0,
    );
    const html = [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pages | Author</title>',
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${CSS}</style></head><body>`,
      '<h1>Pages</h1><p>View shows what visitors will see. Edit and preview draw the page in the browser, as the editor does.</p>',
      sites.map((site) => `<h2>${titleOf(site)}</h2>${listOf(childPages(site))}`).join(''),
      `${inject}</body></html>`,
    ].join('');
    reply.header('content-security-policy', contentSecurityPolicy([CSS], "'self'"));
    return sendBody(
      request,
      reply.header('cache-control', 'private, no-cache'),
      new Body(html, 'text/html; charset=utf-8'),
    );
  });
}

const titleOf = (page: Resource) => escapeHtml(navigationTitle(page) ?? displayTitle(page) ?? page.name);

const listOf = (pages: readonly Resource[]): string =>
  pages.length === 0
    ? ''
    : `<ul>${pages.map((page) => `<li>${entry(page)}${listOf(childPages(page))}</li>`).join('')}</ul>`;

function entry(page: Resource): string {
  const title = titleOf(page);
  const link = (mode: string, word: string) =>
    `<a href="${escapeHtml(encodeURI(page.path))}.html?wcmmode=${mode}" aria-label="${word} ${title}">${word}</a>`;
  return (
    `<div class="page"><span class="title">${title} <span class="path">${escapeHtml(page.path)}</span></span>` +
    `${link('disabled', 'View')} ${link('edit', 'Edit')} ${link('preview', 'Preview')}</div>`
  );
}
