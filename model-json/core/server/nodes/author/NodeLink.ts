import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Batch } from '../feed/Batch';
import type { ChangeFeed } from '../feed/ChangeFeed';
import { NODE_ADDRESSES } from '../node/receiver';
import type { NodeClient } from '../wire/NodeClient';
import { NodeError } from '../wire/NodeError';
import { pack, PACK_BYTES, type PackedFile } from '../wire/pack';
import { hashOf } from '../wire/signature';
import { sizeOf } from '../../../repository/files/reading/locate';

const position = z.object({ feed: z.string(), at: z.number(), version: z.string().nullable() });
const stateSchema = z.object({ position: position.nullable(), submissions: z.number() });
const appliedSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('applied'), position }),
  z.object({ is: z.literal('elsewhere') }),
  z.object({ is: z.literal('incomplete'), needed: z.array(z.string()) }),
  z.object({ is: z.literal('unconfirmed'), removals: z.number() }),
]);
const differencesSchema = z.object({
  missing: z.array(z.string()),
  changed: z.array(z.string()),
  extra: z.array(z.string()),
});
const sentSchema = z.array(z.object({ path: z.string(), text: z.string() }));

/** Up to this many bytes are sent with their change. */
const SMALL_BYTES = 256 * 1024;

export type NodeReport = z.output<typeof stateSchema>;
export type NodePosition = z.output<typeof position>;

/** What author asks of a node's receiver. Every method throws a NodeError if it does not answer as expected. */
export class NodeLink {
  constructor(
    private readonly client: NodeClient,
    private readonly feed: ChangeFeed,
  ) {}

  report(): Promise<NodeReport> {
    return this.ask('GET', NODE_ADDRESSES.state, undefined, stateSchema);
  }

  compare(batch: Batch) {
    return this.ask('POST', NODE_ADDRESSES.comparison, batch, differencesSchema);
  }

  /**
   * Sends a batch with the bytes that the node lacks.
   *
   * @returns where the node is then; undefined if the content, or the node, has moved on meanwhile
   */
  async deliver(batch: Batch): Promise<NodePosition | undefined> {
    // Pages are small: they are sent without asking whether the node lacks them.
    const isSmall = batch.from !== null && batch.files.reduce((sum, { size }) => sum + size, 0) < SMALL_BYTES;
    if (isSmall && !(await this.sendBytes(batch.files.flatMap(({ hash }) => hash ?? [])))) return undefined;
    for (const isLast of [false, true]) {
      const applied = await this.ask('POST', NODE_ADDRESSES.changes, batch, appliedSchema);
      if (applied.is === 'applied') return applied.position;
      if (applied.is === 'elsewhere') return undefined;
      if (applied.is === 'unconfirmed')
        throw new NodeError(
          `bringing it up to date would remove ${applied.removals} files: compare it, and mend it if author is right`,
        );
      if (isLast) throw new NodeError('it does not keep the files that it is sent');
      if (!(await this.sendBytes(applied.needed))) return undefined;
    }
    return undefined;
  }

  async submissions() {
    return this.ask('GET', NODE_ADDRESSES.submissions, undefined, sentSchema);
  }

  async confirmSubmissions(paths: readonly string[]): Promise<void> {
    await this.ask('POST', NODE_ADDRESSES.submissions, { paths }, z.unknown());
  }

  /** @returns false if some of the bytes have been replaced since */
  private async sendBytes(hashes: readonly string[]): Promise<boolean> {
    let files: PackedFile[] = [];
    let bytes = 0;
    const flush = async (): Promise<void> => {
      if (files.length > 0) await this.put('POST', NODE_ADDRESSES.pack, pack(files));
      files = [];
      bytes = 0;
    };
    for (const hash of hashes) {
      const file = this.feed.locate(hash);
      const size = file === undefined ? undefined : sizeOf(file);
      if (file === undefined || size === undefined) return false;
      if (bytes + size > PACK_BYTES) await flush();
      if (size > PACK_BYTES) {
        await this.put('PUT', NODE_ADDRESSES.bytes + hash, {
          hash,
          size,
          open: () => createReadStream(file),
        });
        continue;
      }
      const content = await readFile(file);
      if (hashOf(content) !== hash) return false;
      files.push({ hash, bytes: content });
      bytes += size;
    }
    await flush();
    return true;
  }

  private async put(...request: Parameters<NodeClient['send']>): Promise<void> {
    const { status, body } = await this.client.send(...request);
    if (status !== 200) throw new NodeError(`it answers ${status}: ${body.toString().slice(0, 300)}`);
  }

  private async ask<S extends z.ZodType>(
    method: string,
    path: string,
    body: unknown,
    schema: S,
  ): Promise<z.output<S>> {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const answer = await this.client.send(method, path, bytes);
    if (answer.status !== 200)
      throw new NodeError(`it answers ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    const read = schema.safeParse(answer.json());
    if (!read.success)
      throw new NodeError(`it answers something else: is it the same release? ${read.error.message}`);
    return read.data;
  }
}
