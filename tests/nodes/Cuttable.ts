import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tie } from './tie';

/** A line to a local port that can be cut. */
export class Cuttable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server = createServer((near) => {
    if (this.isCut) return void near.destroy();
    const far = connect(this.target, 'localhost');
    tie(near, far, this.sockets);
    near.pipe(far).pipe(near);
  });

  constructor(private readonly target: number) {}

  /** @returns its own port */
  async open(): Promise<number> {
    this.server.listen(0, 'localhost');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** In the middle of whatever is being sent. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
