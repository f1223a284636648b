import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REPOSITORY = 'https://github.com/adobe/universal-editor-sample-editable-app.git';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Adobe's sample application for the Universal Editor, unmodified, built in a temporary folder, of which nothing is kept. It is
 * cloned from GitHub, or copied from the folder that `UNIVERSAL_EDITOR_SAMPLE` names.
 */
export class SampleApplication {
  private server: Server | undefined;

  private constructor(private readonly dir: string) {}

  /** @returns undefined, with a warning, if it cannot be had */
  static async build(): Promise<SampleApplication | undefined> {
    const dir = mkdtempSync(path.join(tmpdir(), 'ue-sample-'));
    const clone = process.env['UNIVERSAL_EDITOR_SAMPLE'];
    try {
      if (clone)
        cpSync(clone, dir, { recursive: true, filter: (from) => !/\/(?:node_modules|dist)$/.test(from) });
      else await run('git', ['clone', '--quiet', '--depth', '1', REPOSITORY, dir], { timeout: 60_000 });
      // One of its packages was made for an older React.
      await run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: dir });
      await run('npx', ['vite', 'build'], { cwd: dir });
      return new SampleApplication(dir);
    } catch (error) {
      console.warn(
        `SKIPPED: ${REPOSITORY} cannot be had: ${String(error)}. UNIVERSAL_EDITOR_SAMPLE can name a clone of it.`,
      );
      rmSync(dir, { recursive: true, force: true });
      return undefined;
    }
  }

  /** Serves it. @param author may frame it */
  async serve(port: number, author: string): Promise<void> {
    const dist = path.join(this.dir, 'dist');
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const asked = path.join(dist, path.normalize(pathname));
      const isFile = asked.startsWith(`${dist}/`) && existsSync(asked) && statSync(asked).isFile();
      const file = isFile ? asked : path.join(dist, 'index.html');
      response
        .setHeader('content-security-policy', `frame-ancestors ${author}`)
        .setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
        .end(readFileSync(file));
    });
    await new Promise<void>((listening) => this.server?.listen(port, 'localhost', listening));
  }

  close(): void {
    this.server?.close();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
