import type { Socket } from 'node:net';

/**
 * Lets the two ends of a line live and end together.
 *
 * @param open the sockets that are open, which it keeps up to date
 */
export function tie(near: Socket, far: Socket, open: Set<Socket>): void {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    open.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
    socket.on('end', () => other.end());
  }
}
