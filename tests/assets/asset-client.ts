import type { FastifyInstance, InjectOptions } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { AuthorClient, encoded, type Form } from '../server/writes/author-client';

export interface Reply {
  readonly status: number;
  readonly message: string;
  readonly json: Readonly<Record<string, unknown>>;
  /** The named values of an answer (`properties`). */
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Begun {
  readonly completeURI: string;
  readonly files: readonly {
    readonly uploadToken: string;
    readonly uploadURIs: readonly string[];
    readonly maxPartSize: number;
  }[];
}

/** Talks to author's Assets HTTP API, without a port. */
export class AssetClient {
  readonly content: AuthorClient;

  constructor(private readonly author: FastifyInstance) {
    this.content = new AuthorClient(author);
  }

  async ask(method: string, url: string, more: InjectOptions = {}): Promise<Reply> {
    const { statusCode, body, headers } = await this.author.inject({
      method: method as 'POST',
      url,
      ...more,
      headers: { 'csrf-token': await this.content.token(), ...more.headers },
    });
    const isJson = /json/.test(String(headers['content-type']));
    const json = isJson ? (JSON.parse(body) as Record<string, unknown>) : {};
    const properties = (json['properties'] ?? {}) as Record<string, unknown>;
    return { status: statusCode, json, properties, message: String(properties['status.message'] ?? '') };
  }

  /** `POST /api/assets/<path>` with the bytes as the body. */
  create(path: string, bytes: Buffer | string, query = ''): Promise<Reply> {
    const headers = { 'content-type': 'application/octet-stream' };
    return this.ask('POST', `/api/assets/${path}${query}`, { payload: bytes, headers });
  }

  /** AEM's direct binary upload, in the given pieces. */
  async upload(folder: string, name: string, bytes: Buffer, more: Form = {}): Promise<Reply> {
    const begun = await this.begin(folder, name, bytes.length);
    const [file] = begun.files;
    const { uploadURIs, maxPartSize, uploadToken } = file!;
    for (const [i, uri] of uploadURIs.entries())
      await this.part(uri, bytes.subarray(i * maxPartSize, (i + 1) * maxPartSize));
    return this.complete(begun.completeURI, { uploadToken, fileName: name, ...more });
  }

  async begin(folder: string, name: string, size: number): Promise<Begun> {
    const { json } = await this.form(`${folder}.initiateUpload.json`, {
      fileName: name,
      fileSize: String(size),
    });
    return json as unknown as Begun;
  }

  part(uri: string, bytes: Buffer): Promise<Reply> {
    return this.ask('PUT', uri, { payload: bytes, headers: { 'content-type': 'application/octet-stream' } });
  }

  complete(uri: string, form: Form): Promise<Reply> {
    return this.form(uri, form);
  }

  form(url: string, form: Form): Promise<Reply> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.ask('POST', url, { payload: encoded(form), headers });
  }
}

/** A picture of one colour. */
export const picture = (width = 40, height = 30, background = '#246'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

export const photo = (): Sharp =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a42' } }).jpeg();
