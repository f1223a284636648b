import type { FastifyInstance } from 'fastify';

/** A field of a post; a file has a name of its own. */
export type Field = readonly [name: string, value: string | Upload];

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  /** The change log, one line each. */
  readonly changes: readonly string[];
}

interface Raw {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** One of the two servers that are compared. */
export class Side {
  private constructor(
    private readonly send: (method: string, path: string, headers: Headers, body?: Buffer) => Promise<Raw>,
  ) {}

  /** A Sling that listens at an origin. */
  static sling(origin: string): Side {
    const authorization = `Basic ${Buffer.from('admin:admin').toString('base64')}`;
    return new Side(async (method, path, headers, body) => {
      headers.set('authorization', authorization);
      const answer = await fetch(origin + path, {
        method,
        headers,
        redirect: 'manual',
        ...(body && { body: new Uint8Array(body) }),
      });
      const location = answer.headers.get('location') ?? undefined;
      return { status: answer.status, location, text: await answer.text() };
    });
  }

  static author(author: FastifyInstance): Side {
    return new Side(async (method, url, headers, payload) => {
      if (method === 'POST') {
        const { json } = await author.inject('/libs/granite/csrf/token.json');
        headers.set('csrf-token', json<{ token: string }>().token);
      }
      const answer = await author.inject({
        method: method as 'GET' | 'POST',
        url,
        headers: Object.fromEntries(headers),
        ...(payload && { payload }),
      });
      const { location } = answer.headers;
      return { status: answer.statusCode, location: location?.toString(), text: answer.body };
    });
  }

  async post(path: string, fields: readonly Field[]): Promise<Answer> {
    const form = new FormData();
    // Without it, Sling reads the form as Latin 1; AEM's default is UTF-8.
    form.append('_charset_', 'utf-8');
    for (const [name, value] of fields)
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([value.text], { type: value.type }), value.name);
    const encoded = new Response(form);
    const headers = new Headers({
      accept: 'application/json',
      'content-type': encoded.headers.get('content-type') ?? '',
    });
    const { status, location, text } = await this.send(
      'POST',
      encodeURI(path),
      headers,
      Buffer.from(await encoded.arrayBuffer()),
    );
    return { status, location: location && inContent(location), changes: changesOf(text) };
  }

  /** A node with its descendants; numbers are kept as they are spelled (`#2.0`). */
  async node(path: string): Promise<unknown> {
    const { status, text } = await this.send('GET', `${encodeURI(path)}.infinity.json`, new Headers());
    return status === 200 ? JSON.parse(spelled(text)) : `status ${status}`;
  }
}

/** The Starter maps `/content/x` to `/x`, which AEM does not. */
function inContent(location: string): string {
  const path = location.replace(/^https?:\/\/[^/]+/, '');
  return path.startsWith('/content/') ? path : `/content${path}`;
}

interface Change {
  readonly type: string;
  readonly argument: string | readonly string[];
}

function changesOf(text: string): string[] {
  try {
    const { changes = [] } = JSON.parse(text) as { changes?: readonly Change[] };
    return changes.map(({ type, argument }) => `${type} ${[argument].flat().join(' → ')}`);
  } catch {
    return [text.slice(0, 200)];
  }
}

/** JSON whose numbers have become strings, so that parsing rounds none and `2.0` is not `2`. */
function spelled(json: string): string {
  return json.replace(
    /("(?:[^"\\]|\\.)*")|-?\d+(?:\.\d+)?([eE][+-]?\d+)?/g,
    (all, text: string | undefined, exponent: string | undefined) =>
      text ?? `"#${exponent === undefined ? all : Number(all)}"`,
  );
}
