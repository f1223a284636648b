import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SearchEngine } from '../../../model-json/features/search/engine/SearchEngine';
import type { SuggestAnswer } from '../../../shared/search/search-answer';

const RESOURCES = '/etc.clientlibs/ventora/clientlibs/clientlib-site/resources/';
const files = path.resolve(__dirname, '../../../clientlibs/clientlib-site/resources');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Search</title>
<link rel="stylesheet" href="${RESOURCES}search-widgets.v1.css"><script defer src="${RESOURCES}search-widgets.v1.js"></script>
</head><body><div id="box"></div></body></html>`;

/** A page with the search box, and an engine's suggestions behind it. */
export interface SuggestionServer {
  readonly url: string;
  /** The engine's time for each query, ms. */
  readonly engineTimes: readonly number[];
  close(): Promise<void>;
}

/** Serves the built box, and the engine's suggestions in the format of the site's service. */
export async function serveSuggestions(engine: SearchEngine): Promise<SuggestionServer> {
  const engineTimes: number[] = [];
  const suggest = async (q: string): Promise<SuggestAnswer> => {
    const began = performance.now();
    const { words, documents } = await engine.suggest(q, 'en');
    engineTimes.push(performance.now() - began);
    const items = documents.map(({ name, path: url, skus, subject = '' }) => ({
      type: 'product' as const,
      title: name,
      url,
      subject,
      ...(skus?.[0] && { sku: skus[0] }),
    }));
    return { q, words, items };
  };
  const answer = async (url: URL, response: ServerResponse) => {
    if (url.pathname === '/bin/ventora/suggest') {
      const json = JSON.stringify(await suggest(url.searchParams.get('q') ?? ''));
      return response.setHeader('content-type', 'application/json').end(json);
    }
    const file = path.join(files, url.pathname.replace(RESOURCES, ''));
    if (!url.pathname.startsWith(RESOURCES) || !existsSync(file)) {
      return response.setHeader('content-type', 'text/html').end(html);
    }
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  };
  const server = createServer(
    (request, response) => void answer(new URL(request.url!, 'http://localhost'), response),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    engineTimes,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
