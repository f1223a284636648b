import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tie } from '../../nodes/tie';

/** How the remoting servlet is asked to store a change. */
const IS_SAVE = /^POST \/server\/default\/jcr%3Aroot |^POST \/server\/default\/jcr:root /;

/**
 * A line to a Sling on which answers get lost: the request is passed on, Sling stores the change and answers, and then the
 * line is cut, so that the one that asked does not know what has become of it.
 */
export class LossyLine {
  private readonly sockets = new Set<Socket>();
  private toLose = 0;
  /** Answers that were lost so far. */
  lost = 0;
  private readonly server = createServer((near) => this.join(near));

  private constructor(private readonly target: URL) {}

  static async to(origin: string): Promise<LossyLine> {
    const line = new LossyLine(new URL(origin));
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Loses the answer to the next change that is stored. */
  loseNext(): void {
    this.toLose += 1;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    let isSaving = false;
    tie(near, far, this.sockets);
    near.on('data', (bytes) => {
      // A request begins with a chunk of its own: none is sent before the last one is answered.
      if (IS_SAVE.test(bytes.subarray(0, 100).toString('latin1'))) isSaving = true;
      else if (/^[A-Z]+ \//.test(bytes.subarray(0, 20).toString('latin1'))) isSaving = false;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isSaving && this.toLose > 0) {
        this.toLose -= 1;
        this.lost += 1;
        near.destroy();
      } else near.write(bytes);
    });
  }
}
