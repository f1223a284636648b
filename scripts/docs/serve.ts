import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { mimeTypeOf } from '../../model-json/core/exporter/shared/mime-types';

/** Fonts, which no component asks for by its MIME type. */
const FONT = 'font/woff2';

const typeOf = (file: string): string => {
  const type = file.endsWith('.woff2') ? FONT : (mimeTypeOf(file) ?? 'application/octet-stream');
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
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
    response.setHeader('content-type', typeOf(found));
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
