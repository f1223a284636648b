import { randomUUID } from 'node:crypto';
import { nameOf, parentOf } from '../../path';
import { orderMoves } from './order-moves';

/** A value that the JSON of a diff cannot say, in a part of its own. */
export interface TypedValue {
  /** A JCR type: `Date`. */
  readonly type: string;
  readonly value: string | Buffer;
}

const BREAK = '\r\n';

/**
 * The changes of one save in the diff format of JcrRemotingServlet. It knows the children of the nodes that it changes,
 * in order, to put them into the wanted one at the end.
 */
export class Diff {
  private readonly lines: string[] = [];
  private readonly parts: { readonly name: string; readonly typed: TypedValue }[] = [];
  private readonly children = new Map<string, string[]>();

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The children that a node has before the changes. */
  know(path: string, names: readonly string[]): void {
    this.children.set(path, [...names]);
  }

  add(path: string, json: string): void {
    this.lines.push(`+${path} : ${json}`);
    this.children.get(parentOf(path))?.push(nameOf(path));
  }

  remove(path: string): void {
    this.lines.push(`-${path} : `);
    const siblings = this.children.get(parentOf(path));
    if (siblings?.includes(nameOf(path))) siblings.splice(siblings.indexOf(nameOf(path)), 1);
  }

  move(from: string, to: string): void {
    this.lines.push(`>${from} : ${to}`);
    const siblings = this.children.get(parentOf(from));
    if (siblings?.includes(nameOf(from))) siblings.splice(siblings.indexOf(nameOf(from)), 1);
    this.children.get(parentOf(to))?.push(nameOf(to));
  }

  removeProperty(path: string): void {
    this.lines.push(`-${path} : `);
  }

  /** Sets a property to what JSON says exactly. */
  set(path: string, json: string): void {
    this.lines.push(`^${path} : ${json}`);
  }

  /** Sets a property to values with types. */
  setTyped(path: string, values: readonly TypedValue[], isList: boolean): void {
    this.lines.push(`^${path} : ${isList ? '[]' : ''}`);
    for (const typed of values) this.parts.push({ name: path, typed });
  }

  /** Puts the children of a node into an order; those it does not name come last. */
  order(path: string, wanted: readonly string[]): void {
    const now = this.children.get(path) ?? [];
    const named = wanted.filter((name) => now.includes(name));
    const all = [...named, ...now.filter((name) => !named.includes(name))];
    for (const { name, before } of orderMoves(now, all))
      this.lines.push(
        `>${path === '/' ? '' : path}/${name} : ${before === undefined ? '' : before}#${before === undefined ? 'last' : 'before'}`,
      );
    this.children.set(path, all);
  }

  /** The body of the request: `multipart/form-data`, whose text parts have types, unlike those of `FormData`. */
  form(): { readonly type: string; readonly body: Buffer } {
    const boundary = `diff-${randomUUID()}`;
    // A line break at the end would be part of the last line.
    const diff = part(boundary, ':diff', 'text/plain; charset=UTF-8', this.lines.join('\n'));
    const parts = this.parts.map(({ name, typed: { type, value } }) =>
      part(boundary, name, `jcr-value/${type.toLowerCase()}`, value),
    );
    const body = Buffer.concat([diff, ...parts, Buffer.from(`--${boundary}--${BREAK}`)]);
    return { type: `multipart/form-data; boundary=${boundary}`, body };
  }

  toString(): string {
    return this.lines.join('\n');
  }
}

/** Bytes are sent like a file. */
function part(boundary: string, name: string, type: string, value: string | Buffer): Buffer {
  const quoted = name.replaceAll('"', '%22');
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${quoted}"${typeof value === 'string' ? '' : '; filename="bytes"'}`,
    `Content-Type: ${type}`,
    '',
    '',
  ];
  return Buffer.concat([Buffer.from(head.join(BREAK)), Buffer.from(value), Buffer.from(BREAK)]);
}
