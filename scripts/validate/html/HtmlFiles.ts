import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { excerptOf } from './excerpt';

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Pages as files for the checker. Their styles are files of their own: many pages share them, and checking them takes most
 * of the time.
 */
export class HtmlFiles {
  private readonly addresses = new Map<string, string>();

  /** @param folder for the files */
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  get count(): number {
    return this.addresses.size;
  }

  add(address: string, html: string): void {
    const rest = html.replace(STYLE, (_whole, begin: string, css: string, end: string) => {
      const name = `${createHash('sha256').update(css).digest('hex')}.css`;
      if (!this.addresses.has(name)) this.write(name, address, css);
      return begin + end;
    });
    this.write(`${this.addresses.size}.html`, address, rest);
  }

  /** The page that a file is of; for styles, the first with them. */
  addressOf(file: string): string {
    return this.addresses.get(path.basename(file)) ?? file;
  }

  /** What stands there. @param place as the checker gives it */
  excerptOf(file: string, place: string): string {
    return excerptOf(readFileSync(path.join(this.folder, path.basename(file)), 'utf8'), place);
  }

  private write(name: string, address: string, text: string): void {
    this.addresses.set(name, address);
    writeFileSync(path.join(this.folder, name), text);
  }
}
