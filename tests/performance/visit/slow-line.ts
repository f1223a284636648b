import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** A slow connection of a phone, as Lighthouse has it: round trip in ms, bits per second down and up. */
const SLOW_4G = { roundTrip: 150, down: 1_638_400, up: 768_000 };

/** One direction of the line: what is sent arrives half a round trip later, one byte after the other, all connections share it. */
class Direction {
  private freeAt = 0;
  /** Bytes carried so far. */
  carried = 0;

  constructor(
    private readonly bits: number,
    private readonly delay: number,
  ) {}

  carry(from: Socket, to: Writable): void {
    from.on('data', (bytes: Buffer) => {
      const now = performance.now();
      this.carried += bytes.length;
      this.freeAt = Math.max(this.freeAt, now) + (bytes.length * 8 * 1000) / this.bits;
      from.pause();
      setTimeout(() => from.resume(), this.freeAt - now);
      setTimeout(() => to.write(bytes), this.freeAt - now + this.delay);
    });
    from.on('end', () =>
      setTimeout(() => to.end(), Math.max(0, this.freeAt - performance.now()) + this.delay),
    );
  }
}

export interface SlowLine {
  readonly port: number;
  /** Bytes that came down the line so far, with TLS and headers. */
  received(): number;
  close(): void;
}

/**
 * Puts a slow line before a server. The browser’s own throttling does not reach pages that it opens ahead.
 *
 * @param target port of the server on this machine
 */
export async function startSlowLine(target: number): Promise<SlowLine> {
  const down = new Direction(SLOW_4G.down, SLOW_4G.roundTrip / 2);
  const up = new Direction(SLOW_4G.up, SLOW_4G.roundTrip / 2);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    near.pause();
    // The handshake of TCP takes a round trip before the first byte.
    setTimeout(() => {
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        open.add(socket.setNoDelay(true));
        socket.on('error', () => socket.destroy());
        socket.on('close', () => open.delete(socket));
      }
      near.on('close', () => far.destroy());
      up.carry(near, far);
      down.carry(far, near);
      near.resume();
    }, SLOW_4G.roundTrip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received: () => down.carried,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
