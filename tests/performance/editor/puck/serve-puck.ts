import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { installPackages } from '../../../install-packages';
import { puckPage } from './puck-page';

const PACKAGES = { '@puckeditor/core': '0.23.0', react: '19.3.1', 'react-dom': '19.3.1' };

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puck</title>
<link rel="stylesheet" href="main.css"></head><body><div id="root"></div><script src="main.js"></script></body></html>`;

/** As our server does for an answer that somebody waits for. */
const packed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export interface PuckServer {
  readonly origin: string;
  close(): void;
}

/**
 * Installs Puck from npm into a temporary folder, builds it for production with the large page, and serves that on this
 * machine. Undefined if the registry does not answer.
 */
export async function servePuck(): Promise<PuckServer | undefined> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-puck-'));
  const close = () => rmSync(dir, { recursive: true, force: true });
  try {
    installPackages(dir, PACKAGES);
  } catch {
    return void close();
  }
  copyFileSync(path.join(__dirname, 'client.jsx'), path.join(dir, 'client.jsx'));
  await build({
    entryPoints: [path.join(dir, 'client.jsx')],
    outfile: path.join(dir, 'main.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const read = (name: string) => packed(readFileSync(path.join(dir, name)));
  const files: Readonly<Record<string, readonly [type: string, bytes: Buffer]>> = {
    '/': ['text/html', packed(Buffer.from(HTML))],
    '/main.js': ['text/javascript', read('main.js')],
    '/main.css': ['text/css', read('main.css')],
    '/page.json': ['application/json', packed(Buffer.from(JSON.stringify(puckPage())))],
  };
  const server = createServer((request, response) => {
    const [type, bytes] = files[request.url ?? ''] ?? [];
    if (!type || !bytes) return response.writeHead(404).end();
    // Scripts are kept, as those of our editor are.
    const cache = request.url === '/main.js' || request.url === '/main.css' ? 'max-age=600' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache });
    return response.end(bytes);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      close();
    },
  };
}
