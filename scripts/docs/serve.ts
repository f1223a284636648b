import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  ...{
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
  },
  ...{ json: 'application/json', xml: 'application/xml', txt: 'text/plain; charset=utf-8' },
  ...{ svg: 'image/svg+xml', webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  ...{ png: 'image/png', ico: 'image/vnd.microsoft.icon', woff2: 'font/woff2', pdf: 'application/pdf' },
  ...{ mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' },
};

/**
 * Serves exported files for reading on one's own machine: `/authors/editor` is `authors/editor.html`, as on a web server that
 * is set up for them. For visitors use one of those (`docs/static.md`).
 */
export function serveFiles(folder: string): Server {
  return createServer(({ url = '/' }, response) => {
    const file = fileOf(folder, url);
    response.statusCode = file === undefined ? 404 : 200;
    const found = file ?? path.join(folder, '404.html');
    response.setHeader('content-type', TYPES[path.extname(found).slice(1)] ?? 'application/octet-stream');
    if (existsSync(found)) createReadStream(found).pipe(response);
    else response.end();
  });
}

/** The file of an address; undefined if there is none in the folder. */
function fileOf(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  let name: string;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const target = path.join(folder, name);
  if (target !== folder && !target.startsWith(`${folder}${path.sep}`)) return undefined;
  const files = name.endsWith('/') ? [path.join(target, 'index.html')] : [target, `${target}.html`];
  return files.find((file) => existsSync(file) && statSync(file).isFile());
}
