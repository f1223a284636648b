import { connect, type Socket } from 'node:net';

const END_OF_HEADERS = Buffer.from('\r\n\r\n');

/**
 * A connection over which one request after the other is sent. It reads no more of HTTP than the length of an answer, so
 * that asking costs less than answering, and the servers are what is measured.
 */
export class Line {
  private readonly socket: Socket;
  private head: Buffer | undefined;
  /** Bytes of the answer's body that have not arrived yet. */
  private left = 0;
  private answered: (() => void) | undefined;
  private failed: ((reason: Error) => void) | undefined;

  constructor(private readonly port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => this.take(chunk));
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error(`port ${port} has closed a connection`)));
  }

  /** @throws if the answer is not 200, or the connection ends */
  ask(address: string): Promise<void> {
    return new Promise((resolve, reject) => {
      [this.answered, this.failed] = [resolve, reject];
      this.socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${this.port}\r\n\r\n`);
    });
  }

  end(): void {
    this.failed = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    if (this.left > 0) return this.count(chunk.length);
    const head = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    const end = head.indexOf(END_OF_HEADERS);
    if (end < 0) return void (this.head = head);
    this.head = undefined;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (!text.startsWith('HTTP/1.1 200 ') || length === undefined)
      return this.fail(new Error(`port ${this.port}: ${text}`));
    this.left = Number(length);
    this.count(head.length - end - END_OF_HEADERS.length);
  }

  private count(bytes: number): void {
    this.left -= bytes;
    if (this.left === 0) this.answered?.();
  }

  private fail(reason: Error): void {
    this.failed?.(reason);
  }
}
